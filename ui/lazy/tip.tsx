'use client';
import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type RefAttributes,
  useId,
  useRef,
  useState,
} from 'react';
import { lazyModule } from './load-on-interaction';

const tipModule = lazyModule(() => import('./loaded-tip').then((module) => module.LoadedTip));

type Props = {
  label: string;
  disabled?: boolean;
  /** One element that passes its props on. */
  children: ReactElement<HTMLAttributes<Element> & RefAttributes<never>>;
};

/** A tooltip on hover and keyboard focus, which is loaded when it opens for the first time. */
export function Tip({ label, disabled = false, children }: Props) {
  const target = useRef<HTMLElement>(null);
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const [LoadedTip, setLoadedTip] = useState(() => tipModule.current);
  const open = () => {
    setIsOver(true);
    // A page works without its tips: a failed load is ignored.
    tipModule.load().then(
      (part) => setLoadedTip(() => part),
      () => {},
    );
  };
  const close = () => setIsOver(false);
  const shown = isOver && !disabled && LoadedTip !== undefined;
  return (
    <>
      {cloneElement(children, {
        ref: target as RefAttributes<never>['ref'],
        'aria-describedby': shown ? id : undefined,
        onPointerEnter: ({ pointerType }) => {
          if (pointerType === 'mouse') open();
        },
        onPointerLeave: close,
        onFocus: ({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) open();
        },
        onBlur: close,
        onKeyDown: ({ key }) => {
          if (key === 'Escape') close();
        },
      })}
      {LoadedTip && <LoadedTip id={id} target={target} label={label} opened={shown} />}
    </>
  );
}
