'use client';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { lazyModule } from '../lazy/load-on-interaction';
import { whenOnline } from '../lazy/when-online';
import type { RichTextProps } from './props';
import { EditorPlaceholder } from './resting';

const editorModule = lazyModule(() => import('./rich-text').then((module) => module.RichText));
type EditorComponent = NonNullable<typeof editorModule.current>;

const RESTING = '[data-resting]';

/** The rich text editor. Its code is as large as that of React, so until the text gets the focus, only the text is shown. */
export function RichText(props: RichTextProps) {
  const [Editor, setEditor] = useState<EditorComponent>();
  const place = useRef<HTMLDivElement>(null);
  const typed = useRef('');
  const isEditorReady = useRef(false);
  const hadFocus = useRef(false);
  const resting = () => place.current?.querySelector<HTMLElement>(RESTING);
  // While the editor loads, the text keeps the focus unless the person moves on.
  const hasFocus = () => resting() === document.activeElement;
  const loadEditor = () => {
    whenOnline(editorModule.load).then(
      (part) => {
        hadFocus.current = hasFocus();
        setEditor(() => part);
      },
      (error) =>
        // Throws while rendering, so that the error boundary catches it.
        setEditor(() => {
          throw error;
        }),
    );
  };
  const loadOnFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (target.matches(RESTING)) loadEditor();
  };
  // A disabled text can have the focus, too. It does not get it again when it is enabled.
  const loadIfFocused = useEffectEvent(() => {
    if (hasFocus()) loadEditor();
  });
  useEffect(() => {
    if (!props.disabled) loadIfFocused();
  }, [props.disabled]);
  // A click next to the text, such as in the empty toolbar, focuses the text.
  const focusText = ({ target }: MouseEvent<HTMLElement>) => {
    if (!(target as HTMLElement).closest(RESTING)) resting()?.focus();
  };
  // Keys that are pressed before the editor is loaded are kept.
  const keep = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (isEditorReady.current || ctrlKey || metaKey || altKey) return;
    // A space would scroll the page.
    if (key === ' ') event.preventDefault();
    if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
    else if (key.length === 1) typed.current += key;
  };
  const takeTyped = () => {
    const text = typed.current;
    typed.current = '';
    isEditorReady.current = true;
    return text;
  };
  // The focus would be on no element while the editor is being built, and keys would be lost.
  useLayoutEffect(() => {
    if (Editor && hadFocus.current) place.current?.focus({ preventScroll: true });
  }, [Editor]);
  return (
    <div
      ref={place}
      tabIndex={-1}
      style={{ outline: 'none' }}
      {...(props.disabled ? {} : { onKeyDown: keep })}
      {...(Editor || props.disabled ? {} : { onFocus: loadOnFocus, onClick: focusText })}
    >
      {Editor ? (
        <Editor {...props} takesFocus={() => place.current === document.activeElement} takesTyped={takeTyped} />
      ) : (
        <EditorPlaceholder {...props} />
      )}
    </div>
  );
}
