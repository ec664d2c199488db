export const knownValues = {
  announcementType: ['popup', 'toast', 'banner', 'slideout'],
  position: ['center', 'top', 'bottom', 'bottom-right', 'bottom-left', 'top-right', 'top-left'],
  buttonAction: ['close', 'open-url', 'start-tour', 'open-changelog'],
} as const;

/** The maximum number of buttons of an announcement. */
export const MAX_BUTTONS = 5;
