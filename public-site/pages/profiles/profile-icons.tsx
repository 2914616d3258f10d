import { Drawing } from '../../ui/icons.tsx';
import type { IconProps } from '../../ui/icons.tsx';

export const PinIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M12 21.2c-3.6-4-6.6-7.4-6.6-11A6.5 6.5 0 0 1 12 3.6a6.5 6.5 0 0 1 6.6 6.6c0 3.6-3 7-6.6 11Z" />
    <circle cx="12" cy="10.2" r="2.4" />
  </Drawing>
);
export const VideoIcon = (props: IconProps) => (
  <Drawing {...props}>
    <rect x="2.6" y="6" width="13.2" height="12" rx="2.6" />
    <path d="m15.8 10.7 5.6-3.2v9l-5.6-3.2" />
  </Drawing>
);
export const CardIcon = (props: IconProps) => (
  <Drawing {...props}>
    <rect x="2.6" y="5" width="18.8" height="14" rx="2.6" />
    <path d="M2.6 9.6h18.8M6.4 15h3.8" />
  </Drawing>
);
export const GraduationCapIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m12 4.7 9.6 4.5-9.6 4.5-9.6-4.5L12 4.7Z" />
    <path d="M6.3 11.3v4.5c1.7 1.5 3.6 2.2 5.7 2.2s4-.7 5.7-2.2v-4.5M21.3 9.5v5.4" />
  </Drawing>
);
export const ShareIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M12 14.6V3.6m-4 3.8 4-4 4 4M6.6 10.6H5.2v9.8h13.6v-9.8h-1.4" />
  </Drawing>
);
export const PrinterIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M7 8.4V3.8h10v4.6M7 17.4H3.8V8.4h16.4v9H17" />
    <path d="M7 14.2h10v6H7Z" />
  </Drawing>
);
export const CopyIcon = (props: IconProps) => (
  <Drawing {...props}>
    <rect x="8.6" y="8.6" width="11.6" height="11.6" rx="2.4" />
    <path d="M15.4 8.2V5.4c0-.9-.7-1.6-1.6-1.6H5.4c-.9 0-1.6.7-1.6 1.6v8.4c0 .9.7 1.6 1.6 1.6h2.8" />
  </Drawing>
);
export const CalendarIcon = (props: IconProps) => (
  <Drawing {...props}>
    <rect x="3.4" y="4.8" width="17.2" height="15.8" rx="2.6" />
    <path d="M3.6 9.8h16.8M8 2.8v4M16 2.8v4" />
  </Drawing>
);
