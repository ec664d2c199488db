import type { EntityType } from '../../widgets/contract/entities';
import type { ActorRef } from '../features/analytics/events/actors';
import type { NewEvent } from '../features/analytics/events/service';
import type { NewFeedback } from '../features/analytics/responses/feedback';
import type { NewNps } from '../features/analytics/responses/nps';
import type { NewSurveyResponse } from '../features/analytics/responses/survey';
import type { Random } from './random';
import type { DemoUser } from './users';
import type { LiveWidget } from './widgets';

/** The widgets and public pages that the demo company shows to its users. */
export type World = {
  widgets: LiveWidget[];
  changelog: { id: number; posts: { id: number; date: Date }[] };
  roadmap: { id: number; itemIds: number[] };
};

export type Vote = { itemId: number; voter: string; createdAt: Date };

/** All that happens in the demo company. */
export type Activity = {
  events: NewEvent[];
  nps: NewNps[];
  feedback: NewFeedback[];
  surveys: NewSurveyResponse[];
  votes: Vote[];
  /** Anonymous visitors who later signed in as a user. */
  merges: { anonymousId: string; userId: string }[];
};

/** One visit of one person, moving on in time with every event. */
export class Session {
  constructor(
    readonly random: Random,
    readonly activity: Activity,
    readonly who: ActorRef,
    /** Undefined for a visitor who never signs in. */
    readonly user: DemoUser | undefined,
    /** The names of actions in this person's earlier visits. */
    readonly memory: Set<string>,
    private moment: Date,
    private readonly end: Date,
  ) {}

  get at(): Date {
    return this.moment;
  }

  /** The person's id in the host application, and how to reach them; nothing for visitors. */
  get contact(): { userId?: string; email?: string; name?: string } {
    return this.user ? { userId: this.user.userId, email: this.user.email, name: this.user.name } : {};
  }

  /** Advances the time a little, for example until a response is sent. @returns false when that would be in the future. */
  pass(): boolean {
    const next = new Date(this.moment.getTime() + this.random.int(3_000, 60_000));
    if (next > this.end) return false;
    this.moment = next;
    return true;
  }

  /** Records an event a little later. @returns false when that would be in the future. */
  add(entityType: EntityType, entityId: number, name: string, properties?: Record<string, unknown>): boolean {
    if (!this.pass()) return false;
    this.activity.events.push({
      entityType,
      entityId,
      name,
      who: this.who,
      occurredAt: this.moment,
      ...(properties ? { properties } : {}),
    });
    return true;
  }

  /** True the first time that the person does `action`. */
  firstTime(action: string): boolean {
    if (this.memory.has(action)) return false;
    this.memory.add(action);
    return true;
  }
}
