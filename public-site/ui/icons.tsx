import type { ReactNode } from 'react';

export interface IconProps {
  /** Pixels; the drawing's grid is 24. */
  size?: number;
  className?: string;
}

export const ShieldCheckIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M12 2.9c2.3 1.6 4.7 2.4 7.4 2.6v6c0 4.4-2.7 7.7-7.4 9.6-4.7-1.9-7.4-5.2-7.4-9.6v-6c2.7-.2 5.1-1 7.4-2.6Z" />
    <path d="m8.7 11.9 2.4 2.4 4.3-4.5" />
  </Drawing>
);
export const KeyIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="8" cy="15.6" r="4.6" />
    <path d="m11.4 12.4 8-8m-3 3 2.6 2.6m-5.4.2 1.8 1.8" />
  </Drawing>
);
export const CheckIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m4.8 12.6 4.7 4.6L19.2 7" />
  </Drawing>
);
export const SearchIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="10.8" cy="10.8" r="6.6" />
    <path d="m15.7 15.7 4.9 4.9" />
  </Drawing>
);
export const ClockIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="12" cy="12" r="8.8" />
    <path d="M12 6.9V12l3.3 2.3" />
  </Drawing>
);
export const GlobeIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="12" cy="12" r="8.8" />
    <path d="M3.4 12h17.2M12 3.2c2.5 2.5 3.7 5.4 3.7 8.8s-1.2 6.3-3.7 8.8c-2.5-2.5-3.7-5.4-3.7-8.8S9.5 5.7 12 3.2Z" />
  </Drawing>
);
export const PhoneIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M4.2 5.4c0-1 .8-1.7 1.7-1.7h1.9c.7 0 1.3.5 1.5 1.1l.9 2.9c.2.6 0 1.2-.5 1.6L8.3 10.5a12.4 12.4 0 0 0 5.2 5.2l1.2-1.4c.4-.5 1-.7 1.6-.5l2.9.9c.6.2 1.1.8 1.1 1.5v1.9c0 1-.8 1.7-1.7 1.7A14.4 14.4 0 0 1 4.2 5.4Z" />
  </Drawing>
);
export const MailIcon = (props: IconProps) => (
  <Drawing {...props}>
    <rect x="2.6" y="5" width="18.8" height="14" rx="2.6" />
    <path d="m3.4 7.2 7.3 5.6c.8.6 1.8.6 2.6 0l7.3-5.6" />
  </Drawing>
);
export const CloseIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m5.8 5.8 12.4 12.4M18.2 5.8 5.8 18.2" />
  </Drawing>
);
export const MenuIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M3.6 7h16.8M3.6 12h16.8M3.6 17h16.8" />
  </Drawing>
);
export const ChevronDownIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m5.6 9 6.4 6.4L18.4 9" />
  </Drawing>
);
export const ChevronRightIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m9 5.6 6.4 6.4L9 18.4" />
  </Drawing>
);
export const ChevronLeftIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M15 5.6 8.6 12l6.4 6.4" />
  </Drawing>
);
export const ArrowLeftIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M20 12H4.4m6.2-6.4L4.2 12l6.4 6.4" />
  </Drawing>
);
export const InfoIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="12" cy="12" r="8.8" />
    <path d="M12 11.2v5M12 7.7v.1" />
  </Drawing>
);
export const WarningIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M10.3 4.6 2.9 17.3c-.8 1.3.2 2.9 1.7 2.9h14.8c1.5 0 2.5-1.6 1.7-2.9L13.7 4.6a2 2 0 0 0-3.4 0Z" />
    <path d="M12 9.2v4.6M12 16.9v.1" />
  </Drawing>
);
export const FilterIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M3.6 7.6h9.8M18 7.6h2.4M3.6 16.4H6M10.6 16.4h9.8" />
    <circle cx="15.7" cy="7.6" r="2.3" />
    <circle cx="8.3" cy="16.4" r="2.3" />
  </Drawing>
);
/** The mark: a heart holding a small cross of light. */
export const HeartIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M12 20.2C6.9 16.5 3.7 13.2 3.7 9.4c0-2.7 2-4.7 4.5-4.7 1.6 0 3 .8 3.8 2.2.8-1.4 2.2-2.2 3.8-2.2 2.5 0 4.5 2 4.5 4.7 0 3.8-3.2 7.1-8.3 10.8Z" />
    <path d="M12 9.6v4.2M9.9 11.7h4.2" />
  </Drawing>
);

export function Drawing({ size = 20, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.75"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
