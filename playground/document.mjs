import { FURTHER_PAGES, PAGES } from './pages.mjs';

/** The people that a visitor can choose to be signed in as; see `PEOPLE` in app.js. */
const PEOPLE = [
  ['', 'Signed out'],
  ['trial', 'Kim Park, on trial'],
  ['pro', 'Ann Reed, administrator'],
  ['veteran', 'Hélène Roy, here for two years'],
];

const link = ([path, { title, icon }]) =>
  `<a data-route id="nav-${path.slice(1)}" href="${path}"><span class="icon" aria-hidden="true">${icon}</span>${title}</a>`;
const option = ([value, text]) => `<option value="${value}">${text}</option>`;

const templates = Object.entries({ ...PAGES, ...FURTHER_PAGES })
  .map(([path, { title, body }]) => `<template data-path="${path}" data-title="${title}">${body}</template>`)
  .join('');

/**
 * The HTML document, which is the same for every path.
 * @param {{ nonce: string, docent: string, token: string }} page where Docent is, and the client token of the demo company
 */
export const documentOf = ({ nonce, docent, token }) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Plumbline</title><link rel="stylesheet" href="/style.css">
<script nonce="${nonce}" src="/app.js" defer></script>
<script async nonce="${nonce}" src="${docent}/js/main.js" id="docentScript" data-client-token="${token}"></script></head>
<body><header class="side"><a data-route class="brand" href="/projects"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 2v9m0 0 4.5 5.5L12 22l-4.5-5.5z"/></svg>Plumbline</a>
<nav id="nav" class="menu" aria-label="Main">${Object.entries(PAGES).map(link).join('')}</nav></header>
<div class="top"><input id="search" type="search" aria-label="Search" placeholder="Search projects and people">
<button data-docent="openChangelog" type="button">What’s new</button>
<button data-docent="openRoadmap" type="button">Roadmap</button>
<a data-route id="help-button" class="button round" href="/help" aria-label="Help">?</a>
<label class="account"><span id="avatar" class="avatar avatar-0" aria-hidden="true"></span><span class="hidden">You are</span><select id="who">${PEOPLE.map(option).join('')}</select></label></div>
<main id="page"></main>
<aside aria-labelledby="reported"><h2 id="reported">Reported to Docent</h2><ol id="log" class="log"><li class="empty">Nothing yet. What people do with a widget is listed here.</li></ol>
<p class="tools"><button data-docent="debug" type="button">Why does a widget show?</button><a href="${docent}">Open the dashboard</a></p></aside>${templates}</body></html>`;
