import { Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { PROFILE_SECTIONS } from '#contract/profiles.ts';
import type { ProfileSection } from '#contract/profiles.ts';
import { reviewReasons } from '#contract/review-reasons.ts';
import type { SettingsRecord } from '#contract/settings.ts';
import { ReasonDialog, scrollTo } from '../records/reason-dialog.tsx';
import type { OnRefused } from '../records/reason-dialog.tsx';
import { useKeptText } from '../records/use-kept-text.ts';

interface RejectDialogProps {
  onReject: (reason: string, sections: ProfileSection[], onRefused: OnRefused) => Promise<void>;
  onClose: () => void;
}

const SECTIONS = Object.entries(PROFILE_SECTIONS) as [ProfileSection, string][];

/** Sends a profile back, with what should change and where. */
export function RejectDialog({ onReject, onClose }: RejectDialogProps) {
  const [ticked, tick] = useKeptText('what it concerns');
  const sections = SECTIONS.map(([section]) => section).filter((one) => ticked.split(' ').includes(one));
  const [isAsked, setIsAsked] = useState(false);
  const isMissing = isAsked && sections.length === 0;
  const { data: settings } = useGetOne<SettingsRecord>('settings', { id: 'site' });
  const list = settings && (settings.review_reasons ?? settings.defaults.review_reasons);
  const phrases = reviewReasons(list ?? '').flatMap((reason) =>
    typeof reason !== 'string' && sections.includes(reason.section) ? [reason.text] : [],
  );
  return (
    <ReasonDialog
      title="Reject this version"
      text="The doctor gets this by mail. What is public stays as it is."
      action="Reject"
      isDestructive
      reasonLabel="What should change"
      reasonHint="In words that the doctor can act on."
      phrases={phrases}
      longest={2_000}
      onClose={onClose}
      onConfirm={async (reason, onRefused) => {
        setIsAsked(true);
        if (sections.length > 0) await onReject(reason, sections, onRefused);
      }}
    >
      <FormControl component="fieldset" error={isMissing}>
        <FormLabel component="legend">What it concerns</FormLabel>
        {isMissing && (
          <FormHelperText ref={scrollTo} role="alert">
            Please choose at least one.
          </FormHelperText>
        )}
        <FormGroup sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {SECTIONS.map(([section, label], index) => (
            <FormControlLabel
              key={section}
              label={label}
              control={
                <Checkbox
                  autoFocus={index === 0}
                  checked={sections.includes(section)}
                  onChange={(_, isChecked) => {
                    const others = sections.filter((one) => one !== section);
                    tick((isChecked ? [...others, section] : others).join(' '));
                  }}
                />
              }
            />
          ))}
        </FormGroup>
      </FormControl>
    </ReasonDialog>
  );
}
