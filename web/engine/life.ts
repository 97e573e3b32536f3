/** Holds a lock until the worker's end, which the page waits for. Rejects where locks are missing or refused. */
export function live(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const forever = () => {
      resolve();
      return new Promise(() => {});
    };
    if (!("locks" in navigator)) reject(new Error("no locks"));
    else navigator.locks.request(name, forever).catch(reject);
  });
}
