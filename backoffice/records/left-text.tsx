import { Button, TextField, Typography } from '@mui/material';
import { useReducer } from 'react';
import { browser } from '../../saving/page-events.ts';
import { unsavedTexts } from '../../saving/unsaved-text.ts';
import { useAccount } from './use-account.ts';

interface LeftTextProps {
  /** What this browser keeps it by, beside whose it is: 'article-7'. */
  name: string;
  /** What is read of it, plain: nobody has sanitized it. */
  words: (text: object) => string;
}

/** What was typed in this browser of a record that is not there any more: to read, to copy, or to give up. */
export function LeftText({ name, words }: LeftTextProps) {
  const account = useAccount();
  const texts = unsavedTexts(browser.storage, `${account}-${name}`);
  const [left] = texts.others();
  const [, showNext] = useReducer((count: number) => count + 1, 0);
  if (!left) return null;

  function discard() {
    texts.drop(left);
    showNext();
  }

  return (
    <>
      <Typography>
        <strong>Text that you typed in this browser was not saved.</strong> Copy what you need.
      </Typography>
      <TextField
        label="What was not saved"
        value={words(left.content)}
        multiline
        maxRows={16}
        fullWidth
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Button onClick={discard}>Discard it</Button>
    </>
  );
}
