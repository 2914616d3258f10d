// Made by make.ts, with us-states.svg.
export const MAP_VIEW_BOX = '0 0 1885 1189';
