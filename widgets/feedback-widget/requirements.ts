import { needs, type Publishable } from '../contract/definition';

/** A feedback widget needs an option. */
export const requirements = ({ content }: Publishable) =>
  needs(content.options, 'options', 'add at least one option, or send `"optionsPreset": "emoji-3"`');
