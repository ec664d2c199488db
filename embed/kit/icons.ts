const SVG = 'http://www.w3.org/2000/svg';

/** An icon of strokes on a 24 × 24 field. Decorative: the text next to it has the meaning. */
export function icon(path: string, size = 18): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const attributes = { viewBox: '0 0 24 24', width: size, height: size, fill: 'none', stroke: 'currentColor' };
  const strokes = { 'stroke-width': 2, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', 'aria-hidden': 'true' };
  for (const [name, value] of Object.entries({ ...attributes, ...strokes })) svg.setAttribute(name, String(value));
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  svg.appendChild(line);
  return svg;
}

export const CLOSE = 'M6 6l12 12M18 6L6 18';
export const CHECK = 'M5 12.5l4.5 4.5L19 7.5';
export const CHEVRON = 'M6 9.5l6 6 6-6';
export const PLAY = 'M8 5.5v13l11-6.5z';
export const INFO = 'M12 11v6M12 7.5v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z';
export const MESSAGE = 'M20 11.5a7.5 7.5 0 0 1-11 6.6L4 20l1.9-4.9A7.5 7.5 0 1 1 20 11.5z';
