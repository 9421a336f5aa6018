import { defineCourse } from '../schema/course';

export const course = defineCourse('data-science-details', {
  title: 'AI & Data Science',
  desc: 'Python, statistics and language models, to one small service.',
  topic: 'Data',
  icon: 'lab',
  meta: {
    title: 'AI and Data Science course for beginners',
    description:
      'Learn Python, statistics, machine learning, forecasting, PyTorch, Hugging Face, RAG, agents and MLOps in 26 weeks, with evaluation and a deployed capstone.',
  },
  banner: {
    heading: 'AI & Data Science, from the first line of Python',
    lead: 'Python, SQL, statistics and machine learning from zero, then generative AI and agents, on business data.',
    tone: 'indigo',
    picture: { name: 'course-data-science' },
    lesson: {
      number: 13,
      task: 'Beat the baseline',
      fields: [
        { label: 'Data', value: 'Sales of 8 weeks' },
        { label: 'Error, last week', value: '41' },
        { label: 'Error, model', value: '29' },
      ],
      checked: 3,
    },
  },
  description:
    'You learn Python, SQL, statistics and machine learning from zero, then deep learning, generative AI and agents. The data is about sales, machine downtime, customers who leave and scanned documents. Every model is compared with a simple guess, so that you know whether it helps. The capstone is a small running service with a log of its answers and a model card, a page that states its limits.',
  enrolAs: 'AI & Data Science',
  certificate: {
    rating: 4.8,
    level: 'Beginner',
    duration: '6 months at 10 hours a week',
    schedule: 'Flexible schedule',
    pace: 'Learn at your own pace',
    note: 'It covers the concepts of Microsoft’s AI-901 exam; the practical half needs extra work. You book and pay for the exam separately.',
  },
  about: {
    heading: 'What to expect from six months',
    paragraphs: [
      'School mathematics is enough to start, because each formula is computed by hand on ten rows before a library does it. Programming starts from zero. Six months do not make a senior data scientist. Realistic first jobs are data analyst and junior AI application developer.',
      'You begin without any AI. You forecast next week’s sales of forty items by repeating last week, and note the error. Every later model must beat that error on weeks it has not seen, and some models fail. So you get used to asking what a result was compared with.',
      'Leakage is the hardest topic. A model looks excellent because its data contains the answer, for example a field filled in after the customer left. You build such a model on purpose and find the fault. Generative AI has a similar problem: an answer can sound right and be wrong. You therefore learn retrieval and vector stores together with the questions that test them.',
      'All data is synthetic, or from public sets without personal data. Training that needs a GPU runs in the cloud.',
    ],
  },
  notFor: 'you expect a senior post after six months',
  comparison: {
    bring: 'School mathematics',
    coding: 'Python from zero',
    exam: 'Concepts of AI-901 (Microsoft)',
  },
  outcomes: {
    heading: 'From a business question to a deployed model',
    items: [
      'Turn a business question into a target, a baseline and a cost for each kind of error.',
      'Clean and join tables in pandas and SQL, with a log of every dropped row.',
      'Judge a comparison of two groups: sample size, interval, and whether the difference matters.',
      'Train, validate and compare models without leakage, next to the baseline.',
      'Forecast demand for forty items with rolling validation, and say which items cannot be forecast.',
      'Build a retrieval (RAG) assistant on a vector store and count correct, wrong and unsupported answers.',
      'Run one prepared fine-tuning and compare it with a good prompt.',
      'Put a model behind an API (FastAPI, in a container), check drift once by hand, and write its model card.',
    ],
  },
  learn: {
    heading: 'Data first, then models, then generative AI',
    intro:
      'Weeks 1 to 8 teach Python, tables and statistics, weeks 9 to 15 models for tables. Networks, text and generative AI follow in weeks 16 to 20. The last weeks cover operation, responsibility and your capstone.',
    modules: [
      {
        title: 'Python, notebooks, Git',
        short: 'Python',
        when: 'Weeks 1-3',
        topics: [
          'The simple forecast, by hand and then in Python',
          'Types, functions, files and errors',
          'Notebooks that run from top to bottom',
          'Version control for code and a rule for data',
        ],
      },
      {
        title: 'Tables',
        when: 'Weeks 4-6',
        topics: [
          'pandas: read, filter, join and group',
          'SQL joins and grouping; windows shown once',
          'Missing values, duplicates and units',
          'A cleaning log that somebody else can follow',
        ],
      },
      {
        title: 'Statistics and charts',
        short: 'Statistics',
        when: 'Weeks 7-8',
        topics: [
          'Median and spread, and why the mean misleads',
          'Intervals by resampling',
          'Comparing two groups',
          'A chart by its question, and one page for a plant head',
        ],
      },
      {
        title: 'Machine learning on tables',
        short: 'Machine learning',
        when: 'Weeks 9-11',
        topics: [
          'Linear and logistic regression, coefficients in words',
          'Trees, forests and boosting',
          'Precision, recall and the price of each mistake',
          'scikit-learn pipelines',
        ],
      },
      {
        title: 'Features, leakage, validation',
        short: 'Validation',
        when: 'Weeks 12-13',
        topics: [
          'Features from dates, counts and categories',
          'Splits by time, by customer and by machine',
          'Leakage built, found and repaired',
          'Tuning without looking at the answer',
        ],
      },
      {
        title: 'Forecasting',
        when: 'Weeks 14-15',
        topics: [
          'Trend, season, festival and stock-out in retail demand',
          'Exponential smoothing compared with boosted trees',
          'Rolling evaluation against last week repeated',
          'From forecast to reorder quantity',
        ],
      },
      {
        title: 'Deep learning in outline',
        short: 'Deep learning',
        when: 'Week 16',
        topics: [
          'One training loop in PyTorch',
          'Overfitting and early stopping',
          'Transfer learning on a small image set, run once',
        ],
      },
      {
        title: 'Text, embeddings and Hugging Face',
        short: 'Text',
        when: 'Week 17',
        topics: [
          'Tokens, embeddings and similarity',
          'Hugging Face: models, data sets, licences',
          'Classifying service tickets',
          'Extracting fields from scanned invoices',
        ],
      },
      {
        title: 'Generative AI and retrieval',
        short: 'Generative AI',
        when: 'Weeks 18-19',
        topics: [
          'Prompts, structured output and tool use',
          'Vector stores: chunking, indexing, filtering, ranking',
          'Retrieval-augmented generation (RAG) that quotes its source',
          'Evaluation sets, graders and their mistakes',
          'Guardrails and prompt injection',
        ],
      },
      {
        title: 'Agents and fine-tuning in outline',
        short: 'Agents',
        when: 'Week 20',
        topics: [
          'Plan, act, observe: a tool loop with a budget',
          'The Model Context Protocol (MCP) and permissions, seen once',
          'One prepared LoRA run, compared with a prompt',
          'Where a person has to confirm',
        ],
      },
      {
        title: 'A model as a service',
        short: 'Service',
        when: 'Week 21',
        topics: ['An API with FastAPI', 'A container', 'Input checks and a log of answers'],
      },
      {
        title: 'MLOps in the cloud',
        short: 'MLOps',
        when: 'Week 22',
        topics: [
          'Deployment in Azure Machine Learning',
          'A lab in Microsoft Foundry',
          'Drift checked once by hand',
          'The cost of a prediction',
        ],
      },
      {
        title: 'Responsible AI',
        when: 'Week 23',
        topics: [
          'Bias measured by group, and what can be done about it',
          'Personal data under the DPDP Act',
          'Model cards, and uses that should be refused',
        ],
      },
      {
        title: 'Capstone',
        when: 'Weeks 24-26',
        topics: [
          'A question with an owner and a business measure',
          'Baseline, model, error analysis',
          'A small service with a log of its answers and a model card',
          'Presentation to people who do not code',
        ],
      },
    ],
    projects: [
      'Demand forecast for forty retail items, scored each week against the simple guess.',
      'A downtime or churn model with its leakage check and a cost for every kind of error.',
      'A document assistant on a vector store that quotes its source, with its evaluation set.',
      'The capstone service: API, log of its answers and model card.',
    ],
  },
  skills: {
    heading: 'Methods and tools you will have used',
    items: [
      'Python',
      'pandas',
      'SQL',
      'Statistical inference',
      'Comparing two groups',
      'Data visualisation',
      'scikit-learn',
      'Feature engineering',
      'Time-series forecasting',
      'Hugging Face models',
      'PyTorch basics',
      'Vector stores and RAG',
      'Comparing fine-tuning with a prompt',
      'Agents and tool use',
      'Evaluation of AI systems',
      'Model deployment and model cards',
    ],
    certification:
      'The course covers the concepts of AI-901, Microsoft’s exam on Azure AI fundamentals. More than half of that exam is about Microsoft Foundry, and the course has one lab on it. Later steps are AI-103 for developers of AI apps and agents, and AI-300 for machine learning operations. Two older exams cannot be taken any more: DP-100 was retired on 1 June 2026 and AI-900 on 30 June 2026. You book an exam with Microsoft and pay its fee. From us you get a certificate of completion.',
    roles: ['Data analyst', 'Junior AI application developer'],
  },
  facts: {
    laptop: {
      need: '16 GB',
      text: 'An ordinary laptop with 16 GB of memory. You need no GPU; heavy training runs in the cloud.',
    },
  },
  lab: [
    {
      item: 'Python, Jupyter, Git, PostgreSQL',
      text: 'All modules.',
      paid: 'Free downloads.',
    },
    {
      item: 'Hugging Face account',
      text: 'Models and data sets from week 17.',
      paid: 'Free account in your own name.',
    },
    {
      item: 'Cloud GPU and Azure subscription',
      text: 'Deep learning, fine-tuning, deployment and the Foundry lab.',
    },
    {
      item: 'Access to a large language model by API',
      text: 'Retrieval and agents.',
    },
  ],
  exam: {
    caption: 'AI-901, Microsoft Azure AI Fundamentals: the two skills it measures',
    rows: [
      {
        skill: 'Identify AI concepts and capabilities (40-45%)',
        modules: [
          'Machine learning on tables',
          'Text, embeddings and Hugging Face',
          'Generative AI and retrieval',
          'Responsible AI',
        ],
      },
      {
        skill: 'Implement AI solutions by using Microsoft Foundry (55-60%)',
        modules: [
          'Text, embeddings and Hugging Face',
          'Generative AI and retrieval',
          'Agents and fine-tuning in outline',
          'A model as a service',
          'MLOps in the cloud',
        ],
      },
    ],
    note: 'Skills and shares are those of Microsoft’s study guide of April 2026. The second skill is taught only in part: plan extra Foundry practice, above all in speech and images. Read the current guide before you book.',
  },
  questions: [
    {
      question: 'Do I need coding and statistics?',
      answer:
        'Both are taught from zero, with school mathematics as the base. Plan the full 10 hours every week, because the lab tasks build on each other. If you already code in Python, weeks 1 to 6 are easier.',
    },
    {
      question: 'Will I be a data scientist after six months?',
      answer:
        'You will be a beginner with a portfolio. Data analyst and junior AI application developer are realistic first jobs. You can start with reports and move to models later. We help you prepare your search and promise no job.',
    },
    {
      question: 'Do I need a laptop with a GPU?',
      answer:
        'No. Most exercises run on an ordinary laptop with 16 GB. Deep learning and fine-tuning run in notebooks in the cloud, with a budget alert set first. The table above says who pays once the batch is fixed.',
    },
    {
      question: 'May I publish my notebooks?',
      answer:
        'Yes. The synthetic data is made for the course. For a public data set, check its licence first and name the source.',
    },
    {
      question: 'Is generative AI taught, or only classical models?',
      answer:
        'Both. Four weeks cover text, Hugging Face, vector stores and retrieval, with fine-tuning and agents done once. They come after statistics and validation, so that you can measure whether an assistant answers correctly.',
    },
  ],
  trademarks:
    'Azure and Foundry are marks of Microsoft, Hugging Face of Hugging Face, Inc., Python of the Python Software Foundation; PyTorch, pandas and FastAPI of their projects.',
  related: {
    services: ['powerbi-details', 'azure-details'],
    courses: ['powerbi-details', 'azure-details'],
    posts: [3],
  },
});
