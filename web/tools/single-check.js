// Before anything of the single-file edition can be read: says what this browser is too old for.
(() => {
  const missing = ["DecompressionStream", "WebAssembly", "Worker"].filter((name) => !(name in globalThis));
  if (!missing.length) return;
  const names = missing.join(", ");
  document.write(`<p style="margin: 2em; font: 1.2em sans-serif">
    Two Lands cannot run here: this browser has no ${names}. Please open this file in a newer one, for example Chromium.
    <br lang="zh-Hant"><span lang="zh-Hant">這個瀏覽器沒有 ${names}，無法執行 Two Lands。請用較新的瀏覽器開啟此檔案，例如 Chromium。</span></p>`);
})();
