/** Faults of a drawn widget that are easy to miss in its picture. Texts are shortened. */
export type Measured = {
  /** Texts that reach beyond the edges of the page, where scrolling does not reach them. */
  outside: string[];
  /** Texts that their element cuts off. */
  cut: string[];
  /** Texts whose contrast with their background is below WCAG AA. */
  lowContrast: { text: string; ratio: number }[];
};

const MAX_FOUND = 10;
const MAX_TEXT_LENGTH = 80;
/** Differences in layout below this are rounding. */
const TOLERANCE_PX = 2;
const LARGE_TEXT_PX = 24;

const elementsIn = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? elementsIn(one.shadowRoot) : [])]);

const ownText = (element: Element): string =>
  [...element.childNodes]
    .map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ''))
    .join(' ')
    .trim();

const parentOf = (element: Element): Element | null => {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
};

const ancestorsOf = (element: Element | null): Element[] =>
  element ? [element, ...ancestorsOf(parentOf(element))] : [];

/** False also for elements that only screen readers read: they are clipped to a point. */
function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const { visibility } = getComputedStyle(element);
  const opaque = ancestorsOf(element).every((one) => Number(getComputedStyle(one).opacity) > 0.1);
  return width > 2 && height > 2 && visibility === 'visible' && opaque;
}

function isOutside(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const scrolls = ancestorsOf(parentOf(element)).some((one) => /auto|scroll/.test(getComputedStyle(one).overflowY));
  const isBeside = left < -TOLERANCE_PX || right > innerWidth + TOLERANCE_PX;
  return isBeside || (!scrolls && (top < -TOLERANCE_PX || bottom > innerHeight + TOLERANCE_PX));
}

function isCut(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  return (
    (hides(overflowX) && element.scrollWidth > element.clientWidth + TOLERANCE_PX) ||
    (hides(overflowY) && element.scrollHeight > element.clientHeight + TOLERANCE_PX)
  );
}

type Color = { channels: number[]; alpha: number };

/** Computed colors are `rgb(…)` or `rgba(…)`; undefined for other color spaces. */
function colorIn(text: string): Color | undefined {
  if (!/^rgba?\(/.test(text)) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return { channels: [red, green, blue], alpha };
}

function luminance({ channels }: Color): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The color behind an element; undefined over a picture or a translucent color, which is not judged. */
function backgroundOf(element: Element): Color | undefined {
  for (const one of ancestorsOf(element)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    const color = colorIn(backgroundColor);
    if (backgroundImage !== 'none' || !color) return undefined;
    if (color.alpha === 1) return color;
    if (color.alpha > 0) return undefined;
  }
  return undefined;
}

/** The contrast of a text, where it is measurable and below WCAG AA: 4.5, or 3 for large texts. */
function lowContrastOf(element: Element): number | undefined {
  const { color, fontSize } = getComputedStyle(element);
  const [front, back] = [colorIn(color), backgroundOf(element)];
  if (!back || front?.alpha !== 1) return undefined;
  const [dark = 0, light = 0] = [luminance(front), luminance(back)].sort((one, other) => one - other);
  const ratio = (light + 0.05) / (dark + 0.05);
  return ratio < (Number.parseFloat(fontSize) >= LARGE_TEXT_PX ? 3 : 4.5) ? Math.round(ratio * 10) / 10 : undefined;
}

/** Measures the widget that the preview has drawn: everything in shadow roots of the page. */
export function measure(): Measured {
  const drawn = elementsIn(document).filter((one) => one.getRootNode() instanceof ShadowRoot && !one.matches('style'));
  const texts = drawn.flatMap((element) => {
    const text = ownText(element).slice(0, MAX_TEXT_LENGTH);
    return text && isVisible(element) ? [{ element, text }] : [];
  });
  const named = (isFound: (element: Element) => boolean) =>
    texts.flatMap(({ element, text }) => (isFound(element) ? [text] : [])).slice(0, MAX_FOUND);
  const lowContrast = texts.flatMap(({ element, text }) => {
    const ratio = lowContrastOf(element);
    return ratio === undefined ? [] : [{ text, ratio }];
  });
  return { outside: named(isOutside), cut: named(isCut), lowContrast: lowContrast.slice(0, MAX_FOUND) };
}
