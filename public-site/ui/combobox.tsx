import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { FieldFrame } from './field-frame.tsx';
import type { FrameProps } from './field-frame.tsx';
import { ComboboxList } from './combobox-list.tsx';
import type { ComboboxOption } from './combobox-list.tsx';
import { useTypedEarly } from './use-typed-early.ts';
import styles from './field.module.css';

interface ComboboxProps extends Omit<FrameProps, 'popup'> {
  name: string;
  value: string;
  onValue: (value: string) => void;
  options: readonly ComboboxOption[];
  onChoose: (option: ComboboxOption) => void;
  placeholder?: string;
  maxLength?: number;
  id?: string;
}

/**
 * A text input with suggestions: WAI-ARIA 1.2 combobox, list autocomplete, manual selection.
 * Without JavaScript it is a plain text input.
 */
export function Combobox({
  name,
  value,
  onValue,
  options,
  onChoose,
  placeholder,
  maxLength,
  ...frame
}: ComboboxProps) {
  const [open, setOpen] = useState(false);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const input = useTypedEarly<HTMLInputElement>(value, type);
  const shown = open && options.length > 0;
  const active = shown ? options.findIndex((option) => option.key === activeKey) : -1;

  function type(text: string) {
    onValue(text);
    setOpen(document.activeElement === input.current);
    setActiveKey(null);
  }

  function close() {
    setOpen(false);
    setActiveKey(null);
  }

  function choose(option: ComboboxOption) {
    close();
    onChoose(option);
  }

  function press(event: KeyboardEvent) {
    const step = stepOf(event, shown ? active : null, options.length);
    if (step === null) return;
    if (step === 'choose') choose(options[active]);
    else if (step === 'close') close();
    else if (step === 'clear') onValue('');
    else {
      setOpen(true);
      setActiveKey(options[step]?.key ?? null);
    }
    event.preventDefault();
  }

  return (
    <FieldFrame
      {...frame}
      popup={<ComboboxList {...{ options, shown, active, choose, label: frame.label, name }} />}
    >
      {(control) => (
        <input
          {...control}
          ref={input}
          className={styles.input}
          name={name}
          value={value}
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck="false"
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={`${name}-list`}
          aria-activedescendant={active >= 0 ? `${name}-list-${active}` : undefined}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={press}
          onBlur={close}
        />
      )}
    </FieldFrame>
  );
}

type Step = number | 'choose' | 'close' | 'clear' | null;

/** What a key does: the option to go to, or an act, or nothing. `active` is null while the list is closed. */
function stepOf({ key, altKey, nativeEvent }: KeyboardEvent, active: number | null, count: number): Step {
  if (nativeEvent.isComposing || count === 0) return key === 'Escape' ? 'clear' : null;
  if (active === null) {
    if (key === 'ArrowDown') return altKey ? -1 : 0;
    if (key === 'ArrowUp') return count - 1;
    return key === 'Escape' ? 'clear' : null;
  }
  if (key === 'ArrowUp' && altKey) return 'close';
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : 0;
  if (key === 'ArrowUp') return active > 0 ? active - 1 : count - 1;
  if (key === 'Escape') return 'close';
  if (active < 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key === 'Enter' ? 'choose' : null;
}
