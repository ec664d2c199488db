/** Pieces of markup that several pages of the playground's application are made of. */

/** The people of the application's team: initials by name; the color follows from the order. */
const TEAM = { 'Ann Reed': 'AR', 'Kim Park': 'KP', 'Hélène Roy': 'HR', 'Omar Haddad': 'OH', 'Lena Vogel': 'LV' };

/** @param {string} name of a team member */
export const avatar = (name) =>
  `<span class="avatar avatar-${Object.keys(TEAM).indexOf(name) + 1}" aria-hidden="true">${TEAM[name]}</span>`;

/** @param {string} name of a team member */
export const person = (name) => `<span class="person">${avatar(name)}${name}</span>`;

/**
 * A title, what it is about, and the buttons of a page.
 * @param {string} title
 * @param {string} text
 * @param {string} [actions]
 */
export const heading = (title, text, actions = '') =>
  `<div class="heading"><div><h1>${title}</h1><p>${text}</p></div><div class="actions">${actions}</div></div>`;

/**
 * @param {string} label
 * @param {string} value
 * @param {string} note
 * @param {string} [id] of the value
 */
export const figure = (label, value, note, id) =>
  `<div class="card figure"><dt>${label}</dt><dd><strong${id ? ` id="${id}"` : ''}>${value}</strong><span class="note">${note}</span></dd></div>`;

/** @param {string[]} figures */
export const figures = (...figures) => `<dl class="figures">${figures.join('')}</dl>`;

/**
 * @param {string} label what the table holds
 * @param {string[]} columns
 * @param {string[][]} rows
 */
export const table = (label, columns, rows) =>
  `<div class="card table" role="region" aria-label="${label}" tabindex="0"><table><thead><tr>${columns
    .map((column) => `<th scope="col">${column}</th>`)
    .join('')}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></div>`;

/** @param {'good' | 'warn' | 'bad' | 'calm'} mood @param {string} text */
export const badge = (mood, text) => `<span class="badge ${mood}">${text}</span>`;

/** @param {number} done per cent */
export const progress = (done) =>
  `<span class="progress"><progress value="${done}" max="100" aria-label="Done">${done} %</progress>${done} %</span>`;

const WIDTH = 640;
const HEIGHT = 200;

/** Points of a line over the whole width. @param {number[]} values between 0 and 1 */
const points = (values) =>
  values.map((value, i) => `${Math.round((i / (values.length - 1)) * WIDTH)},${Math.round((1 - value) * HEIGHT)}`);

const gridLines = [0.25, 0.5, 0.75].map((at) => `<path class="grid" d="M0 ${at * HEIGHT}H${WIDTH}"/>`).join('');

/**
 * Lines over time, the first one with the area below it.
 * @param {string} label
 * @param {number[][]} lines values between 0 and 1
 */
export const lineChart = (label, ...lines) =>
  `<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}">${gridLines}
  <path class="area" d="M${points(lines[0] ?? []).join('L')}L${WIDTH},${HEIGHT}L0,${HEIGHT}Z"/>${lines
    .map((line, i) => `<path class="line line-${i + 1}" d="M${points(line).join('L')}"/>`)
    .join('')}</svg>`;

/**
 * A bar chart. Bars from the index `from` on are paler.
 * @param {string} label
 * @param {number[]} values between 0 and 1
 * @param {number} [from]
 */
export const barChart = (label, values, from = values.length) => {
  const step = WIDTH / values.length;
  const bar = (value, i) =>
    `<rect class="${i < from ? 'bar' : 'bar late'}" x="${Math.round(i * step + step * 0.15)}" y="${Math.round((1 - value) * HEIGHT)}" width="${Math.round(step * 0.7)}" height="${Math.round(value * HEIGHT)}" rx="3"/>`;
  return `<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}">${gridLines}${values.map(bar).join('')}</svg>`;
};

/**
 * A dialog that buttons with `data-opens` open.
 * @param {{ id: string, title: string, body: string, confirm: string, confirmId: string }} dialog
 */
export const dialog = ({ id, title, body, confirm, confirmId }) =>
  `<dialog id="${id}" aria-labelledby="${id}-title"><form method="dialog"><h2 id="${id}-title">${title}</h2>${body}
  <div class="actions"><button value="cancel" formnovalidate>Cancel</button><button id="${confirmId}" class="primary" value="confirm">${confirm}</button></div></form></dialog>`;
