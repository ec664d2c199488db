import type { ComponentType } from 'react';
import type { IconProps } from '../icons';
import type { Entry } from './draft';

/** A type of entry that can be added to a list. */
export type EntryType = {
  label: string;
  about?: string;
  icon?: ComponentType<IconProps>;
  /** A new entry of this type. */
  make: () => Entry;
};
