import { CheckIcon, InfoIcon, PhoneIcon } from '../../ui/icons.tsx';

/** The icons that texts which are not made of components name by `#icon-…`. */
export function TextIcons() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <symbol id="icon-check" viewBox="0 0 24 24">
        <CheckIcon size={24} />
      </symbol>
      <symbol id="icon-info" viewBox="0 0 24 24">
        <InfoIcon size={24} />
      </symbol>
      <symbol id="icon-phone" viewBox="0 0 24 24">
        <PhoneIcon size={24} />
      </symbol>
    </svg>
  );
}
