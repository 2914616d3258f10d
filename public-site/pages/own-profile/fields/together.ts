/** Fields of a profile that say one thing together: half of an address from one device and half from another is nobody's. */
export const TOGETHER = [
  ['street', 'street_hidden', 'city', 'state', 'zip'],
  ['telehealth', 'telehealth_states', 'video_only'],
];
