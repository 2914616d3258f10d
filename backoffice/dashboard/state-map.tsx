import { Box, useTheme } from '@mui/material';
import type { StateCount } from '#contract/search.ts';
import { STATES } from '#contract/vocabulary.ts';
import { MAP_VIEW_BOX } from '../../public-site/map/map-size.ts';
import shapes from '../../public-site/map/us-states.svg?url&no-inline';

/** The states, the darker the more psychiatrists; the numbers stand in the table beside it. */
export function StateMap({ states }: { states: StateCount[] }) {
  const { palette } = useTheme();
  const most = Math.max(1, ...states.map(({ psychiatrists }) => psychiatrists));
  return (
    <Box
      component="svg"
      viewBox={MAP_VIEW_BOX}
      role="img"
      aria-label="Map: psychiatrists by state. The numbers are in the table."
      sx={{ display: 'block', width: '100%', maxHeight: 420, px: 2 }}
    >
      {states.map(({ state, psychiatrists, accepting }) => (
        <use
          key={state}
          href={`${shapes}#${state}`}
          fill={psychiatrists === 0 ? palette.divider : palette.primary.main}
          // By the root, because one state has many times what the others have.
          fillOpacity={psychiatrists === 0 ? 1 : 0.2 + 0.8 * Math.sqrt(psychiatrists / most)}
          stroke={palette.background.paper}
        >
          <title>{`${STATES[state]}: ${psychiatrists}, ${accepting} accepting`}</title>
        </use>
      ))}
    </Box>
  );
}
