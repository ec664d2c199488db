// Shared by the applications that use the framework bindings.
const query = new URLSearchParams(location.search);

export const options = {
  clientToken: query.get('token'),
  apiHost: document.body.dataset.docent,
  headless: query.has('headless'),
};

export const users = [
  ['Ann', { id: 'ann', metadata: { plan: 'pro' } }],
  ['Ben', { id: 'ben', metadata: { plan: 'free' } }],
  ['Nobody', null],
];

/** Calls `shown` for each offer, each time the list arrives. */
export const offered = (offers) => {
  for (const offer of offers) offer.shown?.();
};
