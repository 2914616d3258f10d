import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'wouter';
import { SENT_IN, missingParts } from '#contract/article-parts.ts';
import type { ArticlePicture, OwnArticle } from '#contract/articles.ts';
import { API, PAGES, articlePreviewPath } from '#contract/paths.ts';
import { useBeginning } from '../../../saving/use-beginning.ts';
import { ApiError, post } from '../../app/api.ts';
import type { Posted } from '../../app/api.ts';
import { isOutdated } from '../../app/outdated.ts';
import { showError, showToast } from '../../app/toasts.ts';
import { upload } from '../../components/uploads/upload.ts';
import { useLoaded } from '../../app/use-loaded.ts';
import { differingNames } from '../../components/drafts/differing-names.ts';
import { DraftBar } from '../../components/drafts/draft-bar.tsx';
import { leavingDraft, useLeaveQuestion } from '../../components/leaving/use-leave-question.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { stateWords } from './article-states.ts';
import { AddressField } from './address-field.tsx';
import { CoverField } from './cover-field.tsx';
import { MissingParts } from './missing-parts.tsx';
import { useOwnText } from './use-own-text.ts';
import type { OwnText } from './use-own-text.ts';
import styles from './own-articles.module.css';

interface ArticleFormProps {
  heading: RefObject<HTMLHeadingElement | null>;
  article: OwnArticle;
  /** Whose it is: the id of the account. */
  doctor: number;
  /** Told when it is out of the author's hands. */
  sent: (article: OwnArticle) => void;
  /** Told when it is another one than it was. */
  again: () => void;
}

/** What the fields are called where two versions are told apart. */
const FIELD_NAMES: Record<keyof OwnText, string> = {
  title: 'Title',
  sub_content: 'Summary',
  slug: 'Address',
  cover: 'Cover',
  contents: 'Text',
};

const WITHOUT_EDITOR = {
  status: 0,
  message: 'Your text is kept, and everything else on this page can be used without it.',
};

type Question = 'send' | 'remove' | null;

/** A draft, to write. It saves itself. */
export function ArticleForm({ heading, article, doctor, sent, again }: ArticleFormProps) {
  const { id, returned_why } = article;
  const path = `${API.ownArticles}/${id}`;
  const [, navigate] = useLocation();
  const draft = useOwnText(article, doctor, sent);
  const { text, saver } = draft;
  const { beginning, typed } = useBeginning(text.contents);
  const [question, setQuestion] = useState<Question>(null);
  const [busy, setBusy] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [refused, setRefused] = useState<{ field: string; message: string } | null>(null);
  const leaving = useLeaveQuestion(leavingDraft(draft));
  const [isLost, setIsLost] = useState(false);
  const editor = useLoaded(true, () => import('../../../article-editor/article-editor.tsx'), lose);
  const form = useRef<HTMLFormElement>(null);

  const missing = missingParts(SENT_IN, text).map(({ part, name }) => ({
    field: part,
    message: `Your article needs ${name}.`,
  }));
  const problems = isAsked ? missing : [];

  useEffect(() => {
    // Once the dialog is gone, which gives the focus back to the button that opened it.
    if (refused?.field) focusField(refused.field);
  }, [refused]);

  /** The editor, or its sheet, does not come: said in its place at once, whoever answers whether the site is outdated. */
  function lose() {
    setIsLost(true);
    void isOutdated().then((outdated) => outdated && location.reload());
  }

  function focusField(field: string) {
    form.current?.querySelector<HTMLElement>(`[name="${field}"], [role="textbox"]`)?.focus();
  }

  function change(part: Partial<OwnText>) {
    setRefused(null);
    saver.change(part);
  }

  function ask() {
    setIsAsked(true);
    if (missing.length > 0) focusField(missing[0].field);
    else setQuestion('send');
  }

  /** Saves, does something to the article, and shows what is wrong with it. */
  async function act(call: 'submit' | 'remove', done: (article: OwnArticle) => void) {
    setBusy(true);
    try {
      const isSaved = await saver.save();
      if (call === 'submit' && !isSaved) return setQuestion(null);
      const version = saver.version();
      const answer: Posted<OwnArticle> = await post<OwnArticle>(`${path}/${call}`, { version });
      setQuestion(null);
      if (answer.status === 200) return done(answer.body);
      setRefused({ field: answer.field ?? '', message: answer.message });
    } catch (caught) {
      setQuestion(null);
      const status = caught instanceof ApiError && caught.status;
      if (call === 'remove' && status === 404) return removed();
      showError(caught);
      if (status === 409) again();
    } finally {
      setBusy(false);
    }
  }

  async function preview() {
    if (await saver.save()) navigate(articlePreviewPath(id));
  }

  const errorOf = (field: string) =>
    [...problems, ...(refused ? [refused] : [])].find((problem) => problem.field === field)?.message;
  const Editor = editor?.default;
  return (
    <>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          Your article
        </h1>
        {returned_why !== null && (
          <div className={styles.returned}>
            <p>
              <strong>An administrator asks for a change:</strong>
            </p>
            {returned_why.split(/\n+/).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
        <p className={styles.lead}>{stateWords(article).next}</p>
      </header>
      <form
        key={draft.beginning}
        ref={form}
        className={styles.form}
        onSubmit={(event) => event.preventDefault()}
      >
        {problems.length > 0 && <MissingParts problems={problems} onChoose={focusField} />}
        <Field
          label="Title"
          name="title"
          maxLength={150}
          value={text.title}
          error={errorOf('title')}
          onInput={({ currentTarget }) => change({ title: currentTarget.value })}
        />
        <TextArea
          label="Summary"
          name="sub_content"
          hint="One or two sentences for the list of articles."
          rows={3}
          maxLength={300}
          value={text.sub_content}
          error={errorOf('sub_content')}
          onInput={({ currentTarget }) => change({ sub_content: currentTarget.value })}
        />
        <AddressField id={id} {...text} onChange={(slug) => change({ slug })} />
        <CoverField cover={text.cover} error={errorOf('cover')} onChange={(cover) => change({ cover })} />
        <div className={styles.text}>
          <p className={styles.label}>Text</p>
          {isLost ? (
            <NotLoaded
              role="none"
              title="The editor could not be loaded."
              error={WITHOUT_EDITOR}
              retry={() => void saver.save().then(() => location.reload())}
            />
          ) : Editor ? (
            <Editor
              key={beginning}
              html={text.contents}
              label="Text"
              placeholder="Write here. / inserts a heading, a list or a picture."
              onChange={(contents) => {
                typed(contents);
                change({ contents });
              }}
              upload={storePicture}
              onLost={lose}
            />
          ) : (
            <Spinner label="Loading..." />
          )}
          {errorOf('contents') && <p className={styles.error}>{errorOf('contents')}</p>}
        </div>
      </form>
      <DraftBar
        draft={draft}
        savedAt={({ updated_at }) => updated_at}
        differing={(theirs) => differingNames(FIELD_NAMES, theirs, text)}
        takeTheirs={saver.begin}
        keepMine={saver.keepMine}
      />
      <div className={classes(styles.foot, isLost && styles.alone)}>
        {errorOf('') && <p className={styles.error}>{errorOf('')}</p>}
        <div className={styles.actions}>
          <Button onClick={ask}>Send for review</Button>
          <Button look="quiet" onClick={() => void preview()}>
            See it as readers will
          </Button>
          <Button look="quiet" onClick={() => setQuestion('remove')}>
            Delete the draft
          </Button>
        </div>
      </div>
      <Dialog open={question === 'send'} onClose={() => setQuestion(null)} title="Send it for review?">
        <p>
          An administrator reads it, and you get a mail about what comes of it. To change it meanwhile, you
          can take it back.
        </p>
        <div className={styles.actions}>
          <Button busy={busy} onClick={() => void act('submit', sent)}>
            Send it
          </Button>
          <Button look="quiet" onClick={() => setQuestion(null)}>
            Not yet
          </Button>
        </div>
      </Dialog>
      <Dialog open={question === 'remove'} onClose={() => setQuestion(null)} title="Delete this draft?">
        <p>Its text and its pictures are gone for good.</p>
        <div className={styles.actions}>
          <Button busy={busy} look="danger" onClick={() => void act('remove', removed)}>
            Delete it
          </Button>
          <Button look="quiet" onClick={() => setQuestion(null)}>
            Keep it
          </Button>
        </div>
      </Dialog>
      {leaving.question}
    </>
  );

  function removed() {
    saver.forget();
    showToast('success', 'The draft is deleted.');
    navigate(PAGES.articleEditor);
  }
}

async function storePicture(file: File): Promise<ArticlePicture> {
  const { signal } = new AbortController();
  const picture = await upload<ArticlePicture>(API.uploadPicture, file, {
    onProgress: () => undefined,
    signal,
  });
  if (!picture) throw new Error('The picture was not sent.');
  return picture;
}
