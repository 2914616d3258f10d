import { FIELD_NAMES } from '#contract/field-names.ts';
import { fieldText } from '#contract/field-text.ts';
import type { ProfileContent } from '#contract/profiles.ts';
import styles from './two-versions.module.css';

type Said<Field extends keyof ProfileContent> = Partial<Pick<ProfileContent, Field>>;

interface Version<Field extends keyof ProfileContent> {
  label: string;
  said: Said<Field>;
}

interface TwoVersionsProps<Field extends keyof ProfileContent> {
  fields: readonly Field[];
  one: Version<Field>;
  other: Version<Field>;
}

/** Parts of a profile, field by field, as two versions of it have them. */
export function TwoVersions<Field extends keyof ProfileContent>({
  fields,
  one,
  other,
}: TwoVersionsProps<Field>) {
  return (
    <ul className={styles.fields} role="list">
      {fields.map((field) => (
        <li className={styles.field} key={field}>
          <span className={styles.name}>{FIELD_NAMES[field]}</span>
          <dl>
            {[one, other].map(({ label, said }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{fieldText(said, field) || 'None'}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** The fields in which two versions say different things. */
export function differing<Field extends keyof ProfileContent>(
  fields: readonly Field[],
  one: Said<Field>,
  other: Said<Field>,
): Field[] {
  return fields.filter((field) => fieldText(one, field) !== fieldText(other, field));
}
