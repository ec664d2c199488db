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
import { later } from './waking';

const whole = later(() => import('./whole-tip').then((module) => module.WholeTip));

type Props = {
  label: string;
  disabled?: boolean;
  /** One element that hands on what it is given. */
  children: ReactElement<HTMLAttributes<Element> & RefAttributes<never>>;
};

/** What something is for, beside it while the mouse or the focus is on it; loaded when that happens first. */
export function Tip({ label, disabled = false, children }: Props) {
  const target = useRef<HTMLElement>(null);
  const id = useId();
  const [near, setNear] = useState(false);
  const [Whole, setWhole] = useState(whole.here);
  const come = () => {
    setNear(true);
    // Without it the page goes on as well.
    whole.load().then(
      (part) => setWhole(() => part),
      () => {},
    );
  };
  const go = () => setNear(false);
  const shown = near && !disabled && Whole !== undefined;
  return (
    <>
      {cloneElement(children, {
        ref: target as RefAttributes<never>['ref'],
        'aria-describedby': shown ? id : undefined,
        onPointerEnter: ({ pointerType }) => {
          if (pointerType === 'mouse') come();
        },
        onPointerLeave: go,
        onFocus: ({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) come();
        },
        onBlur: go,
        onKeyDown: ({ key }) => {
          if (key === 'Escape') go();
        },
      })}
      {Whole && <Whole id={id} target={target} label={label} opened={shown} />}
    </>
  );
}
