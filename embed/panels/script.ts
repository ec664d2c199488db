import type { ScriptFacts } from '../../widgets/contract/script';

/** What the script knows of the panels before it loads one, by their `entityType`. */
export const panels = {
  changelog: { opens: 'openChangelog', heard: { changelog_opened: 'shown', changelog_post_viewed: 'step' } },
  roadmap: { opens: 'openRoadmap', heard: { roadmap_viewed: 'available', roadmap_item_voted: 'answered' } },
} as const satisfies Record<string, ScriptFacts>;
