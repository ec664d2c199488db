const SVG = 'http://www.w3.org/2000/svg';
const RADIUS = 8.5;

/** A ring that fills with `share` of the whole, 0 to 1. */
export function meter(share: number): SVGSVGElement {
  const circumference = 2 * Math.PI * RADIUS;
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('class', 'meter');
  svg.setAttribute('aria-hidden', 'true');
  for (const drawn of [1, share]) {
    const circle = document.createElementNS(SVG, 'circle');
    const attributes = {
      cx: 10,
      cy: 10,
      r: RADIUS,
      'stroke-dasharray': circumference,
      'stroke-dashoffset': circumference * (1 - drawn),
    };
    for (const [name, value] of Object.entries(attributes)) circle.setAttribute(name, String(value));
    // A round cap would show a dot where nothing is done yet.
    if (drawn > 0) svg.appendChild(circle);
  }
  return svg;
}
