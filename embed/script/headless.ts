// Replaces the renderers in headless mode: hands widgets to the application, and sends what the application reports about them.
import type { Progress } from '../kit/renderer';
import type { Reports } from '../kit/reports';
import * as texts from '../kit/texts';
import type { PanelEnv } from '../panels/env';
import type { DocentEvent, DocentOffer } from './api';
import type { Draw } from './options';

type View = { id: number };

const { fill, ...TEXTS } = texts;

/** Creates the function that hands widgets over. @param reportsOf the report functions of each widget type */
export const createHeadlessRenderer =
  (reportsOf: Record<string, Reports<never> | undefined>): Draw =>
  (root, given, drawnWith) => {
    const { host } = root;
    const [entityType = ''] = host.getAttribute('data-docent-widget')?.split('/') ?? [];
    const { notify, on } = drawnWith.listeners;
    host.remove();
    const reports = reportsOf[entityType] as Reports<View> | undefined;
    if (!reports) throw new Error(`Docent cannot hand over a ${entityType}.`);
    let view: View = given;
    let env: PanelEnv = drawnWith;
    let hasEnded = false;
    let startAt: number | undefined;
    const emitted = new Set<string>();

    const safely =
      (report: (...args: never[]) => unknown) =>
      (...args: never[]): unknown => {
        if (hasEnded) return undefined;
        try {
          return report(...args);
        } catch (error) {
          env.failed(error);
        }
      };
    const own = reports({
      view: () => view,
      // The progress at the time of the call.
      env: {
        ...env,
        get progress() {
          return env.progress ?? {};
        },
      },
      once: (name, props) => {
        const key = `${name} ${props?.stepId ?? ''}`;
        if (!emitted.has(key)) env.emit({ name, ...(props && { props }) });
        emitted.add(key);
      },
      startAt: () => startAt,
      changed: (progress) => change({ progress }),
      end: (laterHours) => {
        hasEnded = true;
        env.closed(laterHours);
      },
    });
    const functions = Object.fromEntries(Object.entries(own).map(([name, report]) => [name, safely(report)]));

    /** A copy for the application, which may do with it what it likes. */
    const offer = (): DocentOffer => {
      const {
        palettes,
        colorScheme,
        locale,
        dir,
        asksEmail: needsEmail,
        progress: { completed, given, stepId } = {},
      } = env;
      const { scheme, tokens } = palettes[colorScheme];
      const progress = { completed, stepId, answers: given?.answers, rating: given?.rating };
      const data = structuredClone({ view, progress, tokens, texts: { ...TEXTS, ...env.texts } });
      const about = { type: 'offer', entityType, id: view.id, colorScheme: scheme, locale, dir, needsEmail, startAt };
      return { ...about, ...data, ...functions } as unknown as DocentOffer;
    };
    const change = ({ progress, ...appearance }: Partial<PanelEnv & { progress: Progress }>) => {
      env = { ...env, ...appearance, progress: { ...env.progress, ...progress } };
      notify(offer());
    };

    notify(offer());
    // Listeners that are added later receive it, too.
    const stop = on('+offer', (listener) => (listener as unknown as (event: DocentEvent) => void)(offer()));
    return {
      isHandedOver: true,
      update: (changed: View, changes) => {
        view = changed;
        change(changes ?? {});
      },
      show: (index) => {
        startAt = index;
        notify(offer());
      },
      complete: (entry) => void functions.itemCompleted?.(entry as never),
      destroy: () => {
        hasEnded = true;
        stop();
        notify({ type: 'withdrawn', entityType: entityType as DocentOffer['entityType'], id: view.id });
      },
    };
  };
