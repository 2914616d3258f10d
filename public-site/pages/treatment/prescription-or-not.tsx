import { Cite } from '../../parts/guide/cite.tsx';
import { ScrollTable } from '../../parts/guide/scroll-table.tsx';

export function PrescriptionOrNot() {
  return (
    <>
      <p>
        What stands on the shelf and what is behind the counter differ in who has checked them, and for what.
        A <strong>prescription medicine</strong> is meant for one person, after somebody trained has weighed
        their illness, their other medicines and their body. An{' '}
        <strong>over-the-counter (OTC) medicine</strong> is one that the Food and Drug Administration (FDA)
        considers safe for people to choose by themselves, as long as they follow the label.
        <Cite id="fda-otc" />
      </p>
      <p>
        A <strong>dietary supplement</strong> is neither. The FDA does not approve supplements for safety or
        for effect before they are sold, and their labels may not claim to treat a disease. “Natural” on a
        label says nothing about strength or safety.
        <Cite id="fda-supplements" />
      </p>
      <ScrollTable
        caption="Three kinds of product, side by side"
        head={['', 'Prescription', 'Over the counter', 'Supplement']}
        rows={[
          [
            'Who decides',
            'You and a licensed prescriber',
            'You, with the label',
            'You, with the seller’s word',
          ],
          [
            'Checked before sale',
            'Safety and effect, for a named illness',
            'Safety and effect, for a named use',
            'Neither',
          ],
          [
            'In mental health',
            'Depression, anxiety, bipolar disorder, psychosis, ADHD, addiction, sleep',
            'Occasional sleeplessness, quitting smoking, reversing an opioid overdose',
            'No approved use',
          ],
          [
            'Follow-up',
            'Visits, sometimes blood tests',
            'A pharmacist, if you ask',
            'None, unless you tell your doctor',
          ],
        ]}
      />
    </>
  );
}
