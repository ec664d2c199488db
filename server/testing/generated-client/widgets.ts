import { client, done, status } from './api';

type Widget = { id: number; active: boolean; dashboardUrl: string; rules: object[] };
type Call<T> = Promise<{ data?: T; error?: unknown; response: Response }>;

/** The calls that every type has; each is written with the generated types of its own paths. */
type Operations = {
  create: () => Call<Widget>;
  publish: (id: number) => Call<Widget>;
  read: (id: number) => Call<Widget>;
  archive: (id: number) => Call<unknown>;
};

const targeting = { showOnAllPages: true };
const body = { active: true };
const at = (id: number) => ({ params: { path: { id } } });
const atWidget = (widgetId: number) => ({ params: { path: { widgetId } } });

const tours: Operations = {
  create: () => {
    const steps = [
      { type: 'welcome', title: 'Welcome', content: 'Hello' },
      { type: 'highlight', title: 'Begin', domQuery: '#new', direction: 'bottom' },
    ];
    const settings = { tourStart: 'minified', startDelay: 1, saveProgress: true };
    return client.POST('/product-tours', { body: { name: 'Tour', steps, settings, targeting } });
  },
  publish: (id) => client.PATCH('/product-tours/{id}', { ...at(id), body }),
  read: (id) => client.GET('/product-tours/{id}', at(id)),
  archive: (id) => client.DELETE('/product-tours/{id}', at(id)),
};

const checklists: Operations = {
  create: () => {
    const items = [{ title: 'Create', type: 'custom', completionType: 'manual-click' }];
    return client.POST('/checklists', { body: { name: 'Checklist', items, targeting } });
  },
  publish: (id) => client.PATCH('/checklists/{id}', { ...at(id), body }),
  read: (id) => client.GET('/checklists/{id}', at(id)),
  archive: (id) => client.DELETE('/checklists/{id}', at(id)),
};

const smartTips: Operations = {
  create: () => {
    const settings = { cssSelector: '#export', displayOn: 'hover' };
    return client.POST('/smart-tips', {
      body: { name: 'Tip', title: 'Export', content: 'As filtered.', settings, targeting },
    });
  },
  publish: (id) => client.PATCH('/smart-tips/{id}', { ...at(id), body }),
  read: (id) => client.GET('/smart-tips/{id}', at(id)),
  archive: (id) => client.DELETE('/smart-tips/{id}', at(id)),
};

const announcements: Operations = {
  create: () =>
    client.POST('/announcements', {
      body: { name: 'News', title: 'News', content: 'Good ones.', settings: { type: 'toast' }, targeting },
    }),
  publish: (id) => client.PATCH('/announcements/{id}', { ...at(id), body }),
  read: (id) => client.GET('/announcements/{id}', at(id)),
  archive: (id) => client.DELETE('/announcements/{id}', at(id)),
};

const microSurveys: Operations = {
  create: () => {
    const questions = [{ question: 'How easy was it?', type: 'rating' }];
    const settings = { questions, displayTrigger: 'time_delay', displayDelay: 5 };
    return client.POST('/micro-surveys', { body: { name: 'Survey', settings, targeting } });
  },
  publish: (id) => client.PATCH('/micro-surveys/{id}', { ...at(id), body }),
  read: (id) => client.GET('/micro-surveys/{id}', at(id)),
  archive: (id) => client.DELETE('/micro-surveys/{id}', at(id)),
};

const feedbackWidgets: Operations = {
  create: () => {
    const options = [{ name: 'Good', emoji: '🙂' }];
    return client.POST('/feedback-widgets', { body: { name: 'Feedback', options, targeting } });
  },
  publish: (id) => client.PATCH('/feedback-widgets/{widgetId}', { ...atWidget(id), body }),
  read: (id) => client.GET('/feedback-widgets/{widgetId}', atWidget(id)),
  archive: (id) => client.DELETE('/feedback-widgets/{widgetId}', atWidget(id)),
};

const npsWidgets: Operations = {
  create: () => client.POST('/nps-widgets', { body: { name: 'NPS', targeting } }),
  publish: (id) => client.PATCH('/nps-widgets/{widgetId}', { ...atWidget(id), body }),
  read: (id) => client.GET('/nps-widgets/{widgetId}', atWidget(id)),
  archive: (id) => client.DELETE('/nps-widgets/{widgetId}', atWidget(id)),
};

const types = { tours, checklists, smartTips, announcements, microSurveys, feedbackWidgets, npsWidgets };

async function live({ create, publish, read, archive }: Operations) {
  const { id, ...draft } = await done(create());
  const published = await done(publish(id));
  const seen = await done(read(id));
  return {
    active: [draft.active, published.active, seen.active],
    rules: seen.rules,
    builder: new URL(seen.dashboardUrl).pathname.split('/')[1],
    archived: [await status(archive(id)), await status(read(id))],
  };
}

/** Takes one widget of every type from draft to archive: what happened, by type. */
export async function liveThroughWidgets(): Promise<Record<string, Awaited<ReturnType<typeof live>>>> {
  const lives: Record<string, Awaited<ReturnType<typeof live>>> = {};
  for (const [type, operations] of Object.entries(types)) lives[type] = await live(operations);
  return lives;
}
