import { fieldId } from '../fields/profile-form.ts';
import { focusField } from './focus-field.ts';

/** The way to fields of the step that is shown, each by what is to be said of it. */
export function FieldLinks({
  fields,
  className,
}: {
  fields: { name: string; says: string }[];
  className?: string;
}) {
  return (
    <ul className={className}>
      {fields.map(({ name, says }) => (
        <li key={name}>
          <a
            href={`#${fieldId(name)}`}
            onClick={(event) => {
              event.preventDefault();
              focusField(name);
            }}
          >
            {says}
          </a>
        </li>
      ))}
    </ul>
  );
}
