import type { EntityType } from '../../server/events/names';
import { FEEDBACK_MESSAGES, NPS_COMMENTS, SURVEY_TEXTS } from './answers';
import type { Random } from './random';
import type { Session, World } from './session';
import type { LiveWidget } from './widgets';

const ORIGIN = 'https://app.plumbline.example';

type Behaviour = (session: Session, widget: LiveWidget) => void;

const entries = (value: unknown): { id: string }[] => (Array.isArray(value) ? value : []);

const takeTour: Behaviour = (session, { id, content }) => {
  const { random, memory } = session;
  if (memory.has(`tour ${id} over`) || random.chance(0.35)) return;
  const steps = entries(content.steps);
  const done = [...memory].filter((deed) => deed.startsWith(`tour ${id} step`)).length;
  session.add('tour', id, 'tour_available');
  if (random.chance(0.3)) return;
  const auto = (content.settings as { tourStart?: string } | undefined)?.tourStart === 'immediate';
  session.add('tour', id, done ? 'tour_continue' : auto ? 'tour_auto_start' : 'tour_start');
  for (const step of steps.slice(done)) {
    if (!session.add('tour', id, 'tour_step', { stepId: step.id })) return;
    memory.add(`tour ${id} step ${step.id}`);
    if (random.chance(0.1)) {
      if (random.chance(0.6)) return;
      memory.add(`tour ${id} over`);
      session.add('tour', id, 'tour_closed', { stepId: step.id });
      return;
    }
    if (random.chance(0.01)) session.add('tour', id, 'tour_step_target_missing', { stepId: step.id });
  }
  memory.add(`tour ${id} over`);
  session.add('tour', id, 'tour_finish');
};

const tickOff: Behaviour = (session, { id, content }) => {
  const { random, memory } = session;
  if (memory.has(`checklist ${id} over`) || random.chance(0.3)) return;
  session.add('checklist', id, 'checklist_shown');
  if (random.chance(0.45)) return;
  session.add('checklist', id, 'checklist_opened');
  const items = entries(content.items);
  for (const item of items)
    if (random.chance(0.4) && session.firstTime(`checklist ${id} item ${item.id}`))
      session.add('checklist', id, 'checklist_step_completed', { itemId: item.id });
  const done = items.every((item) => memory.has(`checklist ${id} item ${item.id}`));
  if (!done && random.chance(0.93)) return;
  memory.add(`checklist ${id} over`);
  session.add('checklist', id, done ? 'checklist_finished' : 'checklist_dismissed');
};

const hover: Behaviour = (session, { id }) => {
  const { random } = session;
  if (random.chance(0.75)) return;
  session.add('smartTip', id, 'smart_tip_available');
  if (random.chance(0.7)) return;
  session.add('smartTip', id, 'smart_tip_open');
  if (random.chance(0.15)) session.add('smartTip', id, 'smart_tip_action_clicked');
};

const readAnnouncement: Behaviour = (session, { id }) => {
  if (session.random.chance(0.4) || !session.firstTime(`announcement ${id}`)) return;
  session.add('announcement', id, 'announcement_shown');
  session.add('announcement', id, session.random.chance(0.24) ? 'announcement_action_clicked' : 'announcement_closed');
};

const answerNps: Behaviour = (session, { id: widgetId }) => {
  const { random, user, activity } = session;
  const isNew = !user || session.at.getTime() - user.createdAt.getTime() < 30 * 86_400_000;
  if (isNew || random.chance(0.8) || !session.firstTime(`nps ${widgetId}`)) return;
  session.add('npsWidget', widgetId, 'nps_widget_shown');
  if (random.chance(0.6)) {
    if (random.chance(0.7)) session.add('npsWidget', widgetId, 'nps_widget_dismissed');
    return;
  }
  const mood = random.weighted({ promoter: 52, passive: 29, detractor: 19 });
  const rating = mood === 'promoter' ? random.int(9, 10) : mood === 'passive' ? random.int(7, 8) : random.int(1, 6);
  const comment = random.pick<string | null>(NPS_COMMENTS[mood]);
  if (!session.add('npsWidget', widgetId, 'nps_widget_answered', { rating })) return;
  activity.nps.push({
    widgetId,
    rating,
    ...(comment ? { comment } : {}),
    ...session.contact,
    url: `${ORIGIN}/${random.pick(['projects', 'reports', 'forecast'])}`,
    language: user.language,
    createdAt: session.at,
  });
};

const giveFeedback: Behaviour = (session, { id: widgetId, content }) => {
  const { random, activity } = session;
  if (random.chance(0.975)) return;
  session.add('feedbackWidget', widgetId, 'feedback_widget_opened');
  if (random.chance(0.35)) return;
  const option = random.pick(entries(content.options) as { id: string; type?: string }[]);
  const message = random.chance(0.85)
    ? random.pick(FEEDBACK_MESSAGES[option.type ?? 'other'] ?? ['Thanks!'])
    : undefined;
  if (!session.add('feedbackWidget', widgetId, 'feedback_widget_submitted', { optionId: option.id })) return;
  activity.feedback.push({
    widgetId,
    optionId: option.id,
    ...(message ? { message } : {}),
    ...(random.chance(0.8) ? session.contact : {}),
    fromUrl: `${ORIGIN}/${random.pick(['projects/7', 'reports', 'dashboards/3', 'workload'])}`,
    createdAt: session.at,
  });
};

const answerSurvey: Behaviour = (session, { id: widgetId }) => {
  const { random, activity } = session;
  if (random.chance(0.93) || !session.firstTime(`survey ${widgetId}`)) return;
  session.add('microSurvey', widgetId, 'micro_survey_shown');
  if (random.chance(0.4)) {
    session.add('microSurvey', widgetId, 'micro_survey_dismissed');
    return;
  }
  session.add('microSurvey', widgetId, 'micro_survey_answered', { questionId: 'effort' });
  const effort = Number(random.weighted({ '5': 30, '4': 34, '3': 18, '2': 11, '1': 7 }));
  if (!session.add('microSurvey', widgetId, 'micro_survey_completed')) return;
  activity.surveys.push({
    widgetId,
    answers: { effort, ...(random.chance(0.45) ? { why: random.pick(SURVEY_TEXTS) } : {}) },
    ...session.contact,
    url: `${ORIGIN}/import`,
    createdAt: session.at,
  });
};

const BEHAVIOURS: Partial<Record<string, Behaviour>> = {
  tour: takeTour,
  checklist: tickOff,
  smartTip: hover,
  announcement: readAnnouncement,
  npsWidget: answerNps,
  feedbackWidget: giveFeedback,
  microSurvey: answerSurvey,
} satisfies Partial<Record<EntityType, Behaviour>>;

function readChangelog(session: Session, { id, posts }: World['changelog']): void {
  session.add('changelog', id, 'changelog_opened');
  const published = posts.filter(({ date }) => date < session.at).slice(0, 6);
  for (const post of session.random.sample(published, session.random.int(0, 3)))
    session.add('changelog', id, 'changelog_post_viewed', { postId: post.id });
}

function vote(session: Session, { id, itemIds }: World['roadmap']): void {
  session.add('roadmap', id, 'roadmap_viewed');
  if (session.random.chance(0.55)) return;
  const voter = 'userId' in session.who ? session.who.userId : `anonymous:${session.who.anonymousId}`;
  for (const itemId of session.random.sample(itemIds, session.random.int(1, 2)))
    if (session.firstTime(`vote ${itemId}`) && session.add('roadmap', id, 'roadmap_item_voted', { itemId }))
      session.activity.votes.push({ itemId, voter, createdAt: session.at });
}

/** What someone who was a user before the activity began has behind them already. */
export function remember(random: Random, memory: Set<string>, widgets: LiveWidget[], since: Date): void {
  for (const { type, id, from } of widgets)
    if ((type === 'tour' || type === 'checklist') && from < since && random.chance(0.92))
      memory.add(`${type} ${id} over`);
}

/** What a person does in one visit. Visitors who never sign in only read the public pages. */
export function visit(session: Session, world: World): void {
  if (session.user)
    for (const widget of world.widgets)
      if (widget.from < session.at && session.at < widget.until) BEHAVIOURS[widget.type]?.(session, widget);
  if (session.random.chance(session.user ? 0.05 : 0.7)) readChangelog(session, world.changelog);
  if (session.random.chance(session.user ? 0.03 : 0.4)) vote(session, world.roadmap);
}
