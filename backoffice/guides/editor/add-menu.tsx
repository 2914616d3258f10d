import { Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { flushSync } from 'react-dom';

interface AddMenuProps {
  names: string[];
  /** Moves the focus. */
  onAdd: (name: string) => void;
}

/** What can be put below a block. No list to choose from: in one that is closed, an arrow key has chosen already. */
export function AddMenu({ names, onAdd }: AddMenuProps) {
  const [button, setButton] = useState<HTMLElement | null>(null);

  function choose(name: string) {
    // The menu gives the focus back before it goes elsewhere.
    flushSync(() => setButton(null));
    onAdd(name);
  }

  return (
    <>
      <button
        type="button"
        className="article-editor-word"
        aria-haspopup="menu"
        aria-expanded={button !== null}
        onClick={({ currentTarget }) => setButton(currentTarget)}
      >
        Add below …
      </button>
      <Menu anchorEl={button} open={button !== null} onClose={() => setButton(null)}>
        {names.map((name) => (
          <MenuItem key={name} onClick={() => choose(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
