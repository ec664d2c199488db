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

/** Tells Docent that the application shows these offers. The applications call it whenever their list of offers changes. */
export const offered = (offers) => {
  for (const offer of offers) offer.shown?.();
};
