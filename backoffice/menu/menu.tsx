/** menu/: the ways through the backoffice, with how much waits in each. */
import { Badge, ListSubheader } from '@mui/material';
import { Fragment } from 'react';
import type { ComponentType } from 'react';
import { Menu, useGetResourceLabel, useResourceDefinitions, useSidebarState } from 'react-admin';
import { GROUPS } from './groups.ts';
import { useWaiting } from './use-waiting.ts';

export function BackofficeMenu() {
  const waiting = useWaiting();
  const [isOpen] = useSidebarState();
  return (
    <Menu sx={{ pb: 2, ...(isOpen && WHOLE_WORDS) }}>
      <Menu.DashboardItem />
      {Object.entries(GROUPS).map(([title, resources]) => (
        <Fragment key={title}>
          <ListSubheader
            disableSticky
            role="presentation"
            sx={{ lineHeight: 1.5, pt: 1.5, bgcolor: 'transparent', ...(!isOpen && A_LINE) }}
          >
            {title}
          </ListSubheader>
          {resources.map((name) => (
            <Item key={name} name={name} waiting={waiting[name] ?? 0} />
          ))}
        </Fragment>
      ))}
    </Menu>
  );
}

const WHOLE_WORDS = { '& .MuiTypography-root': { whiteSpace: 'normal', overflowWrap: 'anywhere' } };

/** Of its name, in the narrow menu. */
const A_LINE = { height: 0, overflow: 'hidden', p: 0, my: 0.5, borderTop: 1, borderColor: 'divider' };

function Item({ name, waiting }: { name: string; waiting: number }) {
  const label = useGetResourceLabel()(name, 2);
  const Icon = useResourceDefinitions()[name]?.icon as ComponentType | undefined;
  return (
    <Menu.ResourceItem
      name={name}
      aria-label={waiting > 0 ? `${label}, ${waiting} waiting` : label}
      leftIcon={
        <Badge badgeContent={waiting} color="error">
          {Icon && <Icon />}
        </Badge>
      }
    />
  );
}
