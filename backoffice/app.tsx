import ArticleIcon from '@mui/icons-material/Article';
import { Admin, Resource } from 'react-admin';
import { ArticleCreate, ArticleEdit, ArticleList } from './articles/articles.tsx';
import { authProvider } from './auth-provider.ts';
import { Dashboard } from './dashboard/dashboard.tsx';
import { dataProvider } from './data-provider.ts';
import { BackofficeLayout } from './layout.tsx';
import { site } from './site.ts';
import { darkTheme, lightTheme } from './theme.ts';
import { Toast } from './toast.tsx';

export function App() {
  return (
    <Admin
      title={site.name}
      dataProvider={dataProvider}
      authProvider={authProvider}
      requireAuth
      loginPage={false}
      dashboard={Dashboard}
      layout={BackofficeLayout}
      notification={Toast}
      theme={lightTheme}
      darkTheme={darkTheme}
      disableTelemetry
    >
      <Resource
        name="articles"
        icon={ArticleIcon}
        recordRepresentation="title"
        list={ArticleList}
        create={ArticleCreate}
        edit={ArticleEdit}
      />
      <Resource name="states" />
    </Admin>
  );
}
