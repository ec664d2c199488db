// The types of headless mode. Published unchanged with those of api.ts, so it imports nothing.

/** Settings that this release knows, and others. */
type Settings<Known> = { [Name in keyof Known]?: Known[Name] | null | undefined } & { [other: string]: unknown };

type ViewOf<Content, Known = unknown> = { id: number; name: string; settings: Settings<Known> } & Content;

type Sender = { name: string; imageUrl?: string | undefined };

/** A step of a tour. */
export type OfferedStep = {
  id: string;
  /** `welcome`, `highlight`, `tooltip`, `modal`. */
  type: string;
  title?: string | undefined;
  /** HTML, sanitized. */
  content?: string | undefined;
  /** The selector of the element that the step points at. Use `find`, because the selector is not always plain CSS. */
  domQuery?: string | undefined;
  direction?: string | undefined;
  buttonText?: string | undefined;
  imageUrl?: string | undefined;
  videoUrl?: string | undefined;
  redirectToUrl?: string | undefined;
  pageUrl?: string | undefined;
  /** `button`, `click`, `url-change`, `event`. */
  advanceOn?: string | undefined;
  nextStepId?: string | undefined;
  secondButton?: { text: string; action: string; stepId?: string | undefined; url?: string | undefined } | undefined;
};

/** An item of a checklist. */
export type OfferedItem = {
  id: string;
  title?: string | undefined;
  /** HTML, sanitized. */
  content?: string | undefined;
  /** `custom`, `open-url`, `start-tour`. */
  type?: string | undefined;
  completionType?: string | undefined;
  redirectToUrl?: string | undefined;
  tourId?: number | undefined;
  buttonText?: string | undefined;
};

/** A question of a survey. */
export type OfferedQuestion = {
  id?: string | undefined;
  question: string;
  /** `rating`, `text`, `single-choice`, `multiple-choice`, `yes-no`, `emoji`. */
  type: string;
  required?: boolean | undefined;
  options?: string[] | undefined;
  scale?: number | undefined;
  lowLabel?: string | undefined;
  highLabel?: string | undefined;
  showIf?: { questionId: string; answers?: (string | number)[] | undefined } | undefined;
};

type Ends = {
  /** The person closed it. */
  closed: () => void;
};
type Snoozes = Ends & {
  /** The person wants to see it again after `settings.snoozeHours`. */
  snoozed: () => void;
};
type Opens = {
  /** People can see the opened content. Counts again after `collapsed`. */
  opened: () => void;
  collapsed: () => void;
};
/** `Element`, where the program has the types of the DOM. */
type PageElement = typeof globalThis extends { Element: { prototype: infer Found } } ? Found : unknown;
type Finds<Args extends unknown[]> = {
  /** The element that it points at, as it is on the page now. */
  find: (...args: Args) => PageElement | null;
  /** The element did not appear. */
  missing: (...args: Args) => void;
};

type OfferOf<Type extends string, View, Reports> = {
  type: 'offer';
  entityType: Type;
  id: number;
  /** What its author wrote. */
  view: View;
  /** What this person did before. */
  progress: {
    /** The step of a tour to go on with. */
    stepId?: string | undefined;
    /** Items of a checklist that are done. */
    completed?: readonly string[] | undefined;
    /** Answers of a survey that are stored and whose response is not completed. */
    answers?: Readonly<Record<string, unknown>> | undefined;
    /** A rating that is stored and whose response is not completed. */
    rating?: string | undefined;
  };
  /**
   * The index of the step, item or question to start at. Set if the widget was opened by a call, or goes on from an earlier page. A tour
   * whose `settings.tourStart` is not `immediate` begins only if this is set, or when the person begins it.
   */
  startAt: number | undefined;
  /** Docent's own words, by name: `next`, `close`, `send` … */
  texts: Readonly<Record<string, string>>;
  colorScheme: 'light' | 'dark';
  /** The custom properties of its theme for that scheme, such as `--primary`. */
  tokens: Readonly<Record<string, string>>;
  locale: string;
  dir: 'ltr' | 'rtl';
  /** True where Docent does not know the person's email address. */
  needsEmail: boolean;
} & Reports;

type Shows = {
  /** People can see it. Counts once. */
  shown: () => void;
};

export type TourOffer = OfferOf<
  'tour',
  ViewOf<
    { steps: OfferedStep[] },
    { tourStart: string; snoozeHours: number; allowClosingTour: boolean; nextBtnText: string }
  >,
  Snoozes &
    Finds<[stepId: string]> & {
      /** People can see how to begin it; not for `tourStart: "immediate"`. Counts once. */
      shown: () => void;
      /** A step can be seen; the first one begins the tour. */
      step: (stepId: string) => void;
      /** The person came to the end. */
      completed: () => void;
    }
>;

export type ChecklistOffer = OfferOf<
  'checklist',
  ViewOf<{ items: OfferedItem[] }, { title: string; intro: string; launcherText: string }>,
  Shows &
    Opens &
    Ends & {
      /** The person did what an item is about; the last one completes the checklist. The offer comes again with it in `progress`. */
      itemCompleted: (itemId: string) => void;
    }
>;

export type SmartTipOffer = OfferOf<
  'smartTip',
  ViewOf<{ title: string; content: string }, { displayOn: string; indicator: string; direction: string }>,
  Shows & Opens & Finds<[]> & { /** The person followed a link in it. */ clicked: (url: string) => void }
>;

export type AnnouncementOffer = OfferOf<
  'announcement',
  ViewOf<
    { title: string; content: string },
    {
      type: string;
      position: string;
      imageUrl: string;
      sender: Sender;
      snoozeHours: number;
      autoCloseSeconds: number;
      buttons: { text: string; action: string; url?: string | undefined; id?: unknown }[];
    }
  >,
  Shows &
    Snoozes & {
      /** The person pressed the button at this index; without an index, the first. */ completed: (
        button?: number,
      ) => void;
    }
>;

export type MicroSurveyOffer = OfferOf<
  'microSurvey',
  ViewOf<
    unknown,
    {
      questions: OfferedQuestion[];
      intro: string;
      thankYouMessage: string;
      sender: Sender;
      snoozeHours: number;
      position: string;
    }
  >,
  Shows &
    Snoozes & {
      /** A question can be seen. */
      step: (questionId: string) => void;
      /** Stores answers by the ids of their questions, added to those before. */
      answered: (answers: Record<string, unknown>) => void;
      /** Completes the response with these answers and the earlier ones. Call `closed` once the thank-you message is gone. */
      completed: (answers?: Record<string, unknown>) => void;
    }
>;

export type NpsOffer = OfferOf<
  'npsWidget',
  ViewOf<
    unknown,
    {
      question: string;
      followUpQuestion: string;
      lowLabel: string;
      highLabel: string;
      thankYouMessage: string;
      position: string;
    }
  >,
  Shows &
    Ends & {
      /** Stores a rating, 0 to 10. */
      answered: (rating: number | string) => void;
      /** Completes the response. Call `closed` once the thank-you message is gone. */
      completed: (response?: {
        rating?: number | string | undefined;
        comment?: string | undefined;
        email?: string | undefined;
      }) => void;
    }
>;

export type FeedbackOffer = OfferOf<
  'feedbackWidget',
  ViewOf<
    { options: { id: string; name: string; emoji?: string | undefined; type?: string | undefined }[] },
    { heading: string; launcherText: string; askEmail: string; position: string }
  >,
  Opens & {
    /** Sends feedback, as often as the person gives some. */
    completed: (feedback: {
      optionId?: string | undefined;
      message?: string | undefined;
      email?: string | undefined;
    }) => void;
  }
>;

/** In headless mode: a widget that would show, for the application to draw, with functions that report what the person does. */
export type DocentOffer =
  | TourOffer
  | ChecklistOffer
  | SmartTipOffer
  | AnnouncementOffer
  | MicroSurveyOffer
  | NpsOffer
  | FeedbackOffer;
