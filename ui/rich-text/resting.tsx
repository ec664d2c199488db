'use client';
import { Input } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { richText } from '../../embed/kit/html';
import type { RichTextProps } from './props';
import classes from './rich-text.module.css';

/** Shows the text in the position and size of the editor until the editor has loaded. */
export function EditorPlaceholder({ value, label, description, disabled, required, error, compact }: RichTextProps) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const nodes = richText(value);
    holder.current?.replaceChildren(...(nodes ? [nodes] : []));
  }, [value]);
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={description}
      error={error}
      required={required}
      withAsterisk={required}
    >
      <div className={classes.frame}>
        <div className={classes.resting} data-compact={compact || undefined} data-invalid={Boolean(error) || undefined}>
          {!disabled && (
            <div className={classes.restingBar} aria-hidden>
              <b>B</b>
              <i>I</i>
              <u>U</u>
            </div>
          )}
          {/* biome-ignore lint/a11y/useSemanticElements: a textarea shows no formatting */}
          <div
            ref={holder}
            className={classes.restingText}
            role="textbox"
            tabIndex={disabled ? -1 : 0}
            aria-multiline="true"
            aria-readonly="true"
            aria-label={label}
            data-resting
          />
        </div>
      </div>
      {/* Reserves the space of the button below the editor. */}
      {!disabled && <div className={classes.restingMode} />}
    </Input.Wrapper>
  );
}
