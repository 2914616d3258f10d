/** find/: one search over everything that administrators list. */
import SearchIcon from '@mui/icons-material/Search';
import { IconButton, Tooltip } from '@mui/material';
import { useEffect, useState } from 'react';
import { FindDialog } from './find-dialog.tsx';

/** Opens the search, as Ctrl+K does (⌘K on a Mac), unless an editor has a use of its own for that. */
export function Find() {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isMeant = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (!isMeant || event.defaultPrevented) return;
      event.preventDefault();
      setIsOpen(true);
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, []);

  return (
    <>
      <Tooltip title="Find anything (Ctrl+K)">
        <IconButton color="inherit" aria-label="Find anything" onClick={() => setIsOpen(true)}>
          <SearchIcon />
        </IconButton>
      </Tooltip>
      {isOpen && <FindDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
