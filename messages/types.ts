import type { EntityType, EventName, StageKey } from '../widgets/contract/entities';
import type { WidgetType } from '../widgets/contract/types';
import type { Views } from '../widgets/contract/views';
import type { knownValues } from '../widgets/generated/known-values';
import type { requirements } from '../widgets/generated/requirements';

type EventTexts = {
  /** Label in the table of a widget's events: "Finished". */
  counted: string;
  /** In the activity of a user, before the widget's name: "Finished the tour". */
  activity: string;
};

/** The texts of a type of entity, as pages read them. */
export type EntityTexts = {
  name: { one: string; many: string };
  /**
   * The labels of its statistics; `people` labels the number of distinct people over all events. Only a type with a row in the summary has
   * `primary` and `secondary`.
   */
  figures: { seen: string; done: string; people: string; primary?: string; secondary?: string };
  /** The text above its funnel, if the default text does not apply. */
  funnel?: string;
  /** By the stage's key. */
  stages: Readonly<Record<string, string | undefined>>;
  /** By the event's name. */
  events: Readonly<Record<string, EventTexts | undefined>>;
};

type UnmetTexts = {
  /** In the builder's list of what is missing: "Add at least one step". */
  list: string;
  /** After "Needs": "a step". */
  short: string;
};

/** The texts of a widget type, without those of its form. */
export type WidgetTexts = EntityTexts & {
  /** One sentence on what it is. */
  summary: string;
  /** What it is for; shown to people who have no widget of this type yet. */
  teach: string;
  /** The names of its content fields in History. */
  fields: Readonly<Record<string, string | undefined>>;
  /** By the field, without the `settings.` before it. */
  unmet: Readonly<Record<string, UnmetTexts | undefined>>;
};

/** The texts that a type of entity must have; a missing one is a compile error. */
export type EntityTextsOf<Type extends EntityType> = EntityTexts & {
  stages: Record<StageKey<Type>, string>;
  events: Record<EventName<Type>, EventTexts>;
};

type Requirement<Type extends WidgetType> = ReturnType<(typeof requirements)[Type]>[number]['field'];
type Unprefixed<Field> = Field extends `settings.${infer Setting}` ? Setting : Field;

type Known<Type extends WidgetType> = (typeof knownValues)[Type];
type Value<Values> = Values extends readonly (infer One extends string)[] ? One : never;

/** The texts that a widget type must have; a missing one is a compile error. */
export type WidgetTextsOf<Type extends WidgetType> = WidgetTexts & {
  fields: Record<Exclude<keyof Views[Type], 'id' | 'name' | 'settings'>, string>;
  unmet: Record<Extract<Unprefixed<Requirement<Type>>, string>, UnmetTexts>;
};

/** The texts that the form of a widget type must have; a missing one is a compile error. */
export type EditingTextsOf<Type extends WidgetType> = {
  values: { [Group in keyof Known<Type>]: Record<Value<Known<Type>[Group]>, string> };
};
