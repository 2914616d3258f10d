import { useEffect, useState } from 'react';

/**
 * When the visitor came to the page, or came back to it: an order by the clock stays for as long as somebody looks,
 * so that nothing moves away under their hands.
 */
export function useMomentSeen(): Date {
  const [moment, setMoment] = useState(() => new Date());
  useEffect(() => {
    function look() {
      if (document.visibilityState === 'visible') setMoment(new Date());
    }
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return moment;
}
