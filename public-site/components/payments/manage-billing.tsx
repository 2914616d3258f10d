import { useProviderPages } from './payment.ts';
import { Button } from '../../ui/button.tsx';

/** Leads to where the provider shows bills and cards, and lets plans be changed and canceled. */
export function ManageBilling({ look = 'quiet' }: { look?: 'primary' | 'quiet' }) {
  const { leaving, toBilling } = useProviderPages();
  return (
    <Button look={look} busy={leaving !== null} onClick={() => void toBilling()}>
      Manage billing
    </Button>
  );
}
