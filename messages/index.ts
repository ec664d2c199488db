import { editing } from './editing';
import access from './en/access.json';
import builder from './en/builder.json';
import calendar from './en/calendar.json';
import changelogs from './en/changelogs.json';
import changes from './en/changes.json';
import common from './en/common.json';
import errors from './en/errors.json';
import forms from './en/forms.json';
import home from './en/home.json';
import nav from './en/nav.json';
import onPage from './en/onPage.json';
import proposals from './en/proposals.json';
import publishing from './en/publishing.json';
import responses from './en/responses.json';
import roadmaps from './en/roadmaps.json';
import segments from './en/segments.json';
import settings from './en/settings.json';
import statistics from './en/statistics.json';
import tags from './en/tags.json';
import targeting from './en/targeting.json';
import unpublished from './en/unpublished.json';
import users from './en/users.json';
import widgets from './en/widgets.json';
import { types } from './types-of-entities';

/**
 * Every text of the dashboard in English, by area; `languages.ts` lists other languages. Only the server and tests import this value. Code
 * for browsers imports only the type `Messages`, and loads the texts that a page needs (`shared.ts`, and `Texts` next to the pages).
 */
export const messages = {
  access,
  builder,
  calendar,
  changelogs,
  changes,
  common,
  editing,
  errors,
  forms,
  home,
  nav,
  onPage,
  proposals,
  publishing,
  responses,
  roadmaps,
  segments,
  settings,
  statistics,
  tags,
  targeting,
  types,
  unpublished,
  users,
  widgets,
};

export type Messages = typeof messages;

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
    Locale: string;
  }
}
