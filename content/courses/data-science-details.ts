import { defineCourse } from '../schema/course';

export const course = defineCourse('data-science-details', {
  title: 'AI & Data Science',
  desc: 'Python from zero. Statistics and language models, to one service.',
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
    'Every model in this course is compared with a simple guess, on data about sales, machine downtime, customers who leave and scanned documents. You go from the first line of Python to deep learning, retrieval and agents. At the end you run a small service with a log of its answers and a model card, a page that states its limits.',
  enrolAs: 'AI & Data Science',
  certificate: {
    rating: 4.8,
    level: 'Beginner',
    duration: '6 months at 10 hours a week',
    schedule: 'Flexible schedule',
    pace: 'Learn at your own pace',
    note: 'It covers the concepts of AI-901, an exam of Microsoft; its practical half needs extra work.',
  },
  about: {
    heading: 'The first weeks have no AI in them',
    paragraphs: [
      'School mathematics is enough. Nobody needs to have programmed. You gain most if figures are your work already, in a plant, a shop or an accounts office.',
      'In week 1 you forecast next week’s sales of forty items by repeating last week, by hand, and note the error. Then comes a festival, and it goes wrong twice: too low in that week, far too high in the week after. Every later model must have a smaller error, on weeks it has not seen. Some fail.',
    ],
  },
  notFor: 'you expect a senior post after six months',
  comparison: {
    bring: 'School mathematics',
    coding: 'Python from zero',
    exam: 'Concepts of AI-901 (Microsoft)',
  },
  milestones: [
    {
      after: 'Week 4',
      text: 'A notebook that forecasts forty items, runs from top to bottom and states its error.',
    },
    {
      after: 'Week 12',
      text: 'Cleaned tables with a log of each dropped row, and a model beside its simple guess.',
    },
    {
      after: 'Week 26',
      text: 'A running service with its model card, and a document assistant with the questions that test it.',
    },
  ],
  exercise: {
    title: 'A good percentage and a bad average',
    minutes: 15,
    tasks: [
      {
        text: 'Of 1,000 customers 40 will leave. Model A says of everybody: stays. Model B warns of 100 customers, and 30 of them would leave. You call these 100 at Rs 500 each. Half of those who would leave then stay, and each is worth Rs 20,000. How often is each model right? What does B earn?',
        solution: [
          {
            what: 'A is right, in %',
            sum: '960 / 1,000 x 100',
            why: 'It finds nobody who leaves',
          },
          {
            what: 'B is right, in %',
            sum: '(30 + 890) / 1,000 x 100',
            why: 'Of the 900 without a warning, 10 leave and 890 stay',
          },
          { what: 'B finds, in %', sum: '30 / 40 x 100', why: 'Recall' },
          { what: 'B warns rightly, in %', sum: '30 / 100 x 100', why: 'Precision' },
          {
            what: 'B earns, in Rs',
            sum: '30 / 2 x 20,000 - 100 x 500',
            why: 'A is right more often and earns nothing',
          },
        ],
      },
      {
        text: 'An item sold 40, 44, 42 and 46 pieces a week, then 128 in a festival week. In the week after it sells 45. How wrong is a forecast by the mean of the five weeks, by their median, and by repeating last week?',
        solution: [
          { what: 'Mean', sum: '(40 + 44 + 42 + 46 + 128) / 5' },
          { what: 'Error of the mean', sum: '60 - 45', why: 'One week pulls it up' },
          {
            what: 'Error of the median',
            sum: '45 - 44',
            why: 'The middle of the five in order: 40, 42, 44, 46, 128',
          },
          { what: 'Error of last week', sum: '128 - 45', why: 'The festival, forecast again' },
        ],
      },
    ],
    note: 'If 96% would have convinced you, weeks 9 to 13 change that; the festival comes back in weeks 14 and 15, with forty items.',
  },
  outcomes: {
    heading: 'From a business question to a deployed model',
    items: [
      'Turn a business question into a target, a baseline and a cost for each kind of error.',
      'Clean and join tables in pandas and SQL, with a log of every dropped row.',
      'Judge a comparison of two groups: sample size, interval, and whether the difference matters.',
      'Train models without leakage.',
      'Forecast demand for forty items with rolling validation, and say which items cannot be forecast.',
      'Build a retrieval (RAG) assistant on a vector store and count correct, wrong and unsupported answers.',
      'Run one fine-tuning, prepared for you.',
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
      'The course covers the concepts of AI-901. AI-103 and AI-300 are steps for later. DP-100 and AI-900 were retired in June 2026.',
    roles: ['Data analyst', 'Junior AI application developer'],
  },
  facts: {
    laptop: {
      need: '16 GB',
      text: 'An ordinary laptop with 16 GB of memory. You need no GPU. Heavy training runs in the cloud.',
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
    note: 'AI-901 needs 700 of 1000 points. The certificate does not expire. It was on no retirement list that we read in October 2026. Skills and shares: study guide of April 2026. The second skill is taught in part: practise in Foundry on your own, above all with speech and images. Taught for work, though not asked: pandas, SQL, validation, forecasting, PyTorch, FastAPI.',
  },
  questions: [
    {
      question: 'I can already program. Where do I save time?',
      answer:
        'Weeks 1 to 6 are Python, pandas and SQL; if you use them at work, you will be quick. Do not skip weeks 12 and 13: people who know the tools well still leak the answer into their data.',
    },
    {
      question: 'How much of it is generative AI?',
      answer:
        'Four of the 26 weeks, 17 to 20. You build an assistant that quotes its source and count its correct, wrong and unsupported answers. You run an agent and a fine-tuning once. All of it comes after validation, so that you can measure whether an answer is right.',
    },
    {
      question: 'Whose data do I use, and may I publish my notebooks?',
      answer:
        'The data is made for the course, or comes from public sets without personal data. You may publish your notebooks; for a public set, check its licence first and name the source.',
    },
  ],
  trademarks:
    'Azure and Foundry are marks of Microsoft, Hugging Face of Hugging Face, Inc., Python of the Python Software Foundation; PyTorch, pandas and FastAPI of their projects.',
  related: { services: ['powerbi-details'], courses: ['powerbi-details'], posts: [3] },
});
