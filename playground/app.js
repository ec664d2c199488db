// The host application: client-side routing, dialogs, someone who is signed in, and a list of what Docent reports.
const daysAgo = (days) => new Date(Date.now() - days * 86_400_000).toISOString();

const PEOPLE = {
  trial: {
    initials: 'KP',
    user: [
      'playground-kim',
      { name: 'Kim Park', email: 'kim@example.com', plan: 'trial', role: 'member', signedUpAt: daysAgo(1) },
    ],
  },
  pro: {
    initials: 'AR',
    user: [
      'playground-ann',
      { name: 'Ann Reed', email: 'ann@example.com', plan: 'business', role: 'admin', signedUpAt: daysAgo(20) },
    ],
  },
  veteran: {
    initials: 'HR',
    user: [
      'playground-helene',
      { name: 'Hélène Roy', email: 'helene@example.com', plan: 'business', role: 'member', signedUpAt: daysAgo(730) },
    ],
  },
};

const page = document.getElementById('page');
const who = document.getElementById('who');
const log = document.getElementById('log');
const avatar = document.getElementById('avatar');

function show() {
  const path = location.pathname === '/' ? '/projects' : location.pathname;
  const template = document.querySelector(`template[data-path="${CSS.escape(path)}"]`);
  page.replaceChildren(template ? template.content.cloneNode(true) : 'There is no such page.');
  document.title = `${template?.dataset.title ?? 'Not found'} · Plumbline`;
  for (const link of document.querySelectorAll('a[data-route]')) {
    const href = link.getAttribute('href');
    const isCurrent = link.closest('#nav') ? path.startsWith(href) : path === href;
    if (isCurrent) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/** Goes to a page of the application without a load. */
function go(url) {
  history.pushState({}, '', url);
  show();
}

document.addEventListener('click', (event) => {
  const link = event.target.closest?.('a');
  if (link?.dataset.route !== undefined && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    go(link.href);
  }
  const { opens, done } = event.target.closest?.('button')?.dataset ?? {};
  if (opens) document.getElementById(opens)?.showModal();
  if (done) Object.assign(event.target, { textContent: done, disabled: true });
  if (event.target.id === 'export') exportTable();
});
addEventListener('popstate', show);

/** What a dialog does once it is confirmed, by its id. */
const CONFIRMED = {
  'new-project': ({ name, lead }) => {
    const person = [...page.querySelectorAll('.person')].find((one) => one.textContent.endsWith(lead));
    const progress = page.querySelector('.progress').cloneNode(true);
    progress.firstChild.value = 0;
    progress.lastChild.textContent = '0 %';
    addRow([textIn('name', name), person.cloneNode(true), progress, '–', textIn('badge calm', 'Planned')]);
  },
  invite: ({ email }) => addRow([email, 'Member', textIn('badge calm', 'Invited')]),
  'new-dashboard': ({ name }) => {
    page.querySelector('h1').textContent = name;
    page.querySelector('.halves').replaceChildren();
  },
  'new-chart': ({ chart }) => {
    const template = document.querySelector('template[data-path="/dashboards"]');
    const found = [...template.content.querySelectorAll('.halves > *')].find(
      (one) => one.querySelector('h2').textContent === chart,
    );
    page.querySelector('.halves').append(found.cloneNode(true));
  },
  'share-link': ({ link }) => navigator.clipboard?.writeText(link),
  balance: ({ move }) => {
    const from = document.getElementById('overload')?.closest('td');
    if (!move || !from) return;
    from.replaceChildren('40');
    from.className = 'full';
    const [to] = [...page.querySelectorAll('tbody tr')].filter((row) => row.cells[0].textContent.endsWith('Kim Park'));
    to.cells[from.cellIndex].textContent = '26';
  },
};

page.addEventListener(
  'close',
  ({ target: dialog }) => {
    if (dialog.returnValue === 'confirm')
      CONFIRMED[dialog.id]?.(Object.fromEntries(new FormData(dialog.querySelector('form'))));
  },
  true,
);

const textIn = (className, textContent) => Object.assign(document.createElement('span'), { className, textContent });

/** Adds a row at the top of the page's table. */
function addRow(cells) {
  const row = page.querySelector('tbody').insertRow(0);
  for (const cell of cells) row.insertCell().append(cell);
}

/** Moves cards of the board from column to column. */
let dragged;
page.addEventListener('dragstart', ({ target }) => {
  dragged = target;
});
page.addEventListener('dragover', (event) => event.target.closest?.('.column') && event.preventDefault());
page.addEventListener('drop', ({ target }) => {
  target.closest?.('.column')?.querySelector('ul').append(dragged);
  for (const column of page.querySelectorAll('.column'))
    column.querySelector('.count').textContent = column.querySelectorAll('li').length;
});

/** Hands over the page's table as a file. */
function exportTable() {
  const quoted = (cell) => `"${cell.textContent.replaceAll('"', '""')}"`;
  const lines = [...page.querySelectorAll('tr')].map((row) => [...row.cells].map(quoted).join(','));
  const href = URL.createObjectURL(new Blob([lines.join('\n')], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href, download: 'plumbline.csv' }).click();
}

/** Shows the projects that have what is searched for in them. */
document.getElementById('search').addEventListener('input', ({ target: { value } }) => {
  if (!page.querySelector('[aria-label="Projects"]')) go('/projects');
  for (const row of page.querySelectorAll('tbody tr'))
    row.hidden = !row.textContent.toLowerCase().includes(value.toLowerCase());
});

const docent = (name, ...args) => {
  if (window.Docent?.[name]) window.Docent[name](...args);
  else (window.Docent ??= { q: [] }).q.push([name, ...args]);
};

function signIn() {
  const person = PEOPLE[who.value];
  avatar.textContent = person?.initials ?? '';
  avatar.className = `avatar avatar-${['pro', 'trial', 'veteran'].indexOf(who.value) + 1}`;
  if (person) docent('identifyUser', ...person.user);
}

who.value = sessionStorage.getItem('who') ?? '';
who.addEventListener('change', () => {
  sessionStorage.setItem('who', who.value);
  docent('reset');
  signIn();
});

// Without an id, the only changelog and the only roadmap of the company are meant.
for (const button of document.querySelectorAll('[data-docent]'))
  button.addEventListener('click', () => docent(button.dataset.docent));

// Links of widgets lead to pages of this application: its router goes there, and nothing is loaded.
docent('on', 'navigate', (event) => {
  event.preventDefault();
  go(event.url);
});

docent('on', '*', ({ type, entityType, id, name, error }) => {
  if (type === 'navigate') return;
  log.querySelector('.empty')?.remove();
  const item = document.createElement('li');
  const what = document.createElement('strong');
  what.textContent = error ? 'error' : (name ?? type);
  item.append(what, error ? String(error.message ?? error) : `${entityType} ${id}`);
  log.prepend(item);
});
signIn();
show();
