import { Cite } from '../../parts/guide/cite.tsx';

export function ConsumerHealthData() {
  return (
    <>
      <p>
        Washington’s My Health My Data Act
        <Cite id="washington" /> and Nevada’s Senate Bill 370
        <Cite id="nevada" /> protect information about health that can be linked to a person, also where the
        medical privacy law HIPAA does not apply. This section is the policy that they ask for. It is for
        people in these states, and we act the same way toward everybody.
      </p>
      <h3>What we collect</h3>
      <p>
        None that is linked to you. Looking for a psychiatrist, a condition or a treatment can reveal
        something about health, and the words of a search do reach the server for the moment it takes to
        answer. They are not stored, not logged, and not put together with your address or anything else that
        identifies you. We do not collect your precise location, biometric or genetic data, and we draw no
        conclusions about anybody’s health. A newsletter subscription is an e-mail address and says nothing
        about why somebody reads.
      </p>
      <h3>Why, and how it is used</h3>
      <p>Search words are used to show the results that you have asked for, and for nothing else.</p>
      <h3>Where it comes from</h3>
      <p>From you, when you type it or choose a filter. We get no data about you from others.</p>
      <h3>What we share, and with whom</h3>
      <p>
        Nothing, with nobody: no third parties and no affiliates. We do not sell consumer health data, and no
        third party collects data about what you do over time and across websites when you use this one. There
        is no geofence around any health facility.
      </p>
      <h3>Your rights</h3>
      <p>You may, free of charge,</p>
      <ul>
        <li>ask whether we collect, share or sell consumer health data about you, and see it;</li>
        <li>get a list of the third parties and affiliates with whom it was shared, if any;</li>
        <li>withdraw your consent, and make us stop collecting or sharing it;</li>
        <li>have it deleted, also from archives and backups and by those who received it.</li>
      </ul>
      <h3>How to use them</h3>
      <p>
        Write to the operator by the channel that it publishes, and say that it is about consumer health data.
        You need no account. We answer within 45 days of being able to know that it is you; if we need up to
        45 more, we tell you why within the first.
        <Cite id="washington" />
      </p>
      <h3>Appeals</h3>
      <p>
        If we refuse, write again with the word “appeal.” Somebody looks at it anew, and you get an answer
        with reasons within 45 days. If it is still no, you can complain to the{' '}
        <a href="https://www.atg.wa.gov/file-complaint" rel="external noopener">
          Attorney General of Washington
        </a>{' '}
        or the{' '}
        <a href="https://ag.nv.gov/Complaints/File_Complaint/" rel="external noopener">
          Attorney General of Nevada
        </a>
        .
      </p>
      <h3>Changes to this section</h3>
      <p>
        We would collect or share nothing beyond this without telling you here first and asking for your
        consent. The date at the top of the page is the date of this section too.
      </p>
    </>
  );
}
