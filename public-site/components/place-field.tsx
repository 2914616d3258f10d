import { MAX_SEARCH_TEXT } from '#contract/constants.ts';
import { Combobox } from '../ui/combobox.tsx';
import type { FrameProps } from '../ui/field-frame.tsx';
import type { Where } from './use-where.ts';

const KINDS = { zip: 'ZIP code', city: 'City', county: 'County', region: 'Area', state: 'State' } as const;

interface PlaceFieldProps extends Omit<FrameProps, 'label'> {
  where: Where;
}

/** The Where field: a ZIP code, a city, a county, an area or a state, with suggestions. Named `where` in a plain form. */
export function PlaceField({ where, ...frame }: PlaceFieldProps) {
  return (
    <Combobox
      {...frame}
      label="Where"
      name="where"
      placeholder="ZIP code, city or state"
      maxLength={MAX_SEARCH_TEXT}
      error={where.unread && <span role="alert">{where.unread}</span>}
      value={where.text}
      onValue={where.setText}
      options={where.suggestions.map(({ label, kind }) => ({ key: label, label, hint: KINDS[kind] }))}
      onChoose={({ key }) => {
        const chosen = where.suggestions.find(({ label }) => label === key);
        if (chosen) where.choose(chosen);
      }}
    />
  );
}
