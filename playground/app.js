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
  if (link && !event.ctrlKey && !event.metaKey && (link.dataset.route !== undefined || link.matches('[href="#"]'))) {
    event.preventDefault();
    if (link.dataset.route !== undefined) go(link.href);
  }
  const opener = event.target.closest?.('[data-opens]');
  if (opener) document.getElementById(opener.dataset.opens)?.showModal();
});
addEventListener('popstate', show);

/** Adds a row for a project that somebody made. */
page.addEventListener('close', (event) => event.target.id === 'new-project' && addProject(event.target), true);

function addProject(dialog) {
  const { name, lead } = Object.fromEntries(new FormData(dialog.querySelector('form')));
  if (dialog.returnValue !== 'confirm' || !name.trim()) return;
  const row = page.querySelector('tbody tr').cloneNode(true);
  const [title, , , date, status] = row.cells;
  title.firstChild.textContent = name;
  row.cells[1].textContent = lead;
  row.cells[2].textContent = '0 %';
  date.textContent = '–';
  status.firstChild.className = 'badge calm';
  status.firstChild.textContent = 'Planned';
  page.querySelector('tbody').prepend(row);
}

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

docent('on', '*', ({ type, entityType, id, name, error }) => {
  log.querySelector('.empty')?.remove();
  const item = document.createElement('li');
  const what = document.createElement('strong');
  what.textContent = error ? 'error' : (name ?? type);
  item.append(what, error ? String(error.message ?? error) : `${entityType} ${id}`);
  log.prepend(item);
});
signIn();
show();
