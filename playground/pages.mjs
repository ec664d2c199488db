/** The pages of the playground's application. The ids are those that the demo company's widgets point at. */
const PAGES = {
  '/projects': {
    title: 'Projects',
    body: `<p>Everything you take part in.</p><button id="create-project" type="button">New project</button>
      <ul class="cards"><li>Atlas rollout</li><li>Billing rewrite</li><li>Customer portal</li></ul>`,
  },
  '/board': { title: 'Board', body: '<ul class="cards"><li>To do</li><li>In progress</li><li>Done</li></ul>' },
  '/dashboards': {
    title: 'Dashboards',
    body: `<p>What your team watches.</p><div class="row"><button id="new-dashboard" type="button">New dashboard</button>
      <button id="add-chart" type="button">Add a chart</button><button id="share-dashboard" type="button">Share</button></div>`,
  },
  '/forecast': {
    title: 'Forecast',
    body: '<p>It will be done on 14 March, with a chance of <strong id="p80">80 %</strong>.</p>',
  },
  '/workload': {
    title: 'Workload',
    body: `<p id="capacity">Capacity: 32 of 40 hours</p><p><button id="overload" type="button">Ann: 46 of 40 hours</button></p>`,
  },
  '/reports': {
    title: 'Reports',
    body: '<p>Velocity of the last quarter.</p><button id="export" type="button">Export</button>',
  },
  '/import': { title: 'Import', body: '<p>Bring your work along, from a file or another tool.</p>' },
  '/help': { title: 'Help', body: '<p>Articles about everything.</p>' },
};

const PEOPLE = [
  ['', 'Nobody known'],
  ['trial', 'Kim, on trial'],
  ['pro', 'Ann, on a business plan'],
  ['french', 'Hélène, who speaks French'],
];

const link = ([path, { title }]) => `<a data-route id="nav-${path.slice(1)}" href="${path}">${title}</a>`;
const option = ([value, text]) => `<option value="${value}">${text}</option>`;

const templates = Object.entries(PAGES)
  .map(([path, { title, body }]) => `<template data-path="${path}"><h1>${title}</h1>${body}</template>`)
  .join('');

/**
 * The one document behind every address.
 * @param {{ nonce: string, docent: string, token: string }} page where Docent is, and the client token of the demo company
 */
export const documentOf = ({ nonce, docent, token }) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Plumbline: a playground for Docent</title><link rel="stylesheet" href="/style.css">
<script nonce="${nonce}" src="/app.js" defer></script>
<script async nonce="${nonce}" src="${docent}/js/main.js" id="docentScript" data-client-token="${token}"></script></head>
<body><header><strong>Plumbline</strong><nav id="nav" aria-label="Main">${Object.entries(PAGES).map(link).join('')}</nav>
<label>You are <select id="who">${PEOPLE.map(option).join('')}</select></label>
<button data-docent="openChangelog" type="button">What’s new</button>
<button data-docent="openRoadmap" type="button">Roadmap</button>
<button id="help-button" type="button" aria-label="Help">?</button></header>
<main id="page"></main>
<aside aria-labelledby="heard"><h2 id="heard">Reported to Docent</h2><ol id="log"></ol>
<p><button data-docent="debug" type="button">Why does a widget show?</button></p>
<p><a href="${docent}">Open the dashboard</a></p></aside>${templates}</body></html>`;
