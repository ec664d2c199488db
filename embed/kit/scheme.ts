/** Whether a color, as the browser computed it, is rather light; undefined where it is mostly transparent. */
function isLight(color: string): boolean | undefined {
  const [a = 0, b = 0, c = 0, alpha = 1] = (color.match(/[\s(,][\d.]+/g) ?? []).map((part) => Number(part.slice(1)));
  if (alpha < 0.5) return undefined;
  // `oklch()` and `lab()` begin with the lightness; `color()` counts to 1, `rgb()` to 255 and `lab()` to 100.
  const level = /^(rgb|color)/.test(color) ? 0.3 * a + 0.6 * b + 0.1 * c : a;
  return level / (color.startsWith('rgb') ? 255 : color.startsWith('l') ? 100 : 1) > 0.5;
}

/**
 * The color scheme of widgets. `auto` follows the page: the background of `body`, else that of `html`, else the color of texts, which the
 * page's `color-scheme` decides. So the system's preference counts where the page follows it.
 */
export function schemeOf(wanted: 'light' | 'dark' | 'auto'): 'light' | 'dark' {
  if (wanted !== 'auto') return wanted;
  const [body, root] = [document.body, document.documentElement].map((element) => getComputedStyle(element));
  const light = isLight(body?.backgroundColor ?? '') ?? isLight(root?.backgroundColor ?? '');
  return (light ?? !isLight(body?.color ?? '')) ? 'light' : 'dark';
}
