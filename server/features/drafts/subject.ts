import type { Fields } from '../../../widgets/merge/three-way-merge';
import type { Warning } from '../../../widgets/validation/warning';
import type { Ctx } from '../../auth/context';
import type { CompanyTx } from '../../database/company-db';
import type { Draft, DraftRow } from './compare';
import type { Tables } from './tables';

/** A stored record, without its unpublished changes. Readers see it only if it is `active`. `version` counts its saves. */
export type Live = { id: number; name: string; active: boolean; version: number };

/** The database handle for reading, in a transaction or not. */
export type Reading = CompanyTx | Ctx['db'];

/** The texts about a subject in mails and messages. */
export type SubjectTexts = {
  /** The name of its type: `tour`, `post`. */
  label: string;
  /** The short name of its type: `widget`, `post`, `item`. */
  noun: string;
  /** The URL of its editor. */
  url: string;
};

/** Options of publishing a draft. */
export type Saving = { showAgain?: boolean | undefined };

/**
 * One record that can have unpublished changes: a widget, a post or a roadmap item. All drafts are handled the same way, field by field.
 * The functions define how each kind of record reads, stores and saves its fields.
 */
export type Subject<L extends Live = Live, Shown extends object = object> = SubjectTexts & {
  tables: Tables;
  /** True if the caller may change what readers see. */
  mayPublish: (tx: CompanyTx) => Promise<boolean>;
  /** Why a record that is not live has no draft. */
  notLive: string;
  /** @throws DocentError `not_found` */
  find: () => Promise<{ live: L; row: DraftRow | null }>;
  /** The record, locked until the transaction ends: only holders of the lock write its draft. @throws DocentError `not_found` */
  lock: (tx: CompanyTx) => Promise<L>;
  /** Compares a draft with the live record. */
  compare: (db: Reading, live: L, row: Pick<DraftRow, 'base' | 'snapshot'> | null) => Promise<Draft>;
  /** Fields as a draft stores them. */
  toStored: (tx: CompanyTx, fields: Fields) => Promise<object>;
  /** The response fields of the record as it would be after publishing. */
  show: (db: Reading, live: L, fields: Fields) => Promise<Shown>;
  /** Reads in the transaction, and returns a function that computes the warnings after it. */
  inspect: (tx: CompanyTx, fields: Fields) => Promise<() => Promise<Warning[]>>;
  /** @throws DocentError `edit_conflict` when the live record is at another version than the caller expects */
  refuseStale: (tx: CompanyTx, live: L, expected: number | undefined) => Promise<void>;
  /** Publishes the fields of a draft as one version. @throws DocentError when they cannot be published */
  save: (tx: CompanyTx, live: L, fields: Fields, options: Saving) => Promise<L>;
};
