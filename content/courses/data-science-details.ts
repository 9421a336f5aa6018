import { defineCourse } from '../schema/course';

export const course = defineCourse('data-science-details', {
  title: 'AI & Data Science',
  desc: 'Python, statistics, machine learning and generative AI, each measured against a guess that you wrote down in week one.',
  topic: 'Data',
  meta: {
    title: 'AI and Data Science course for beginners',
    description:
      'Learn Python, statistics, machine learning, forecasting, PyTorch, RAG, agents and MLOps in 26 weeks, with baselines, honest evaluation and a deployed capstone.',
  },
  banner: {
    heading: 'AI & Data Science that has to beat a simple guess',
    tone: 'indigo',
    picture: {
      name: 'course-data-science',
      alt: 'A lesson panel headed Lesson 13, Beat the baseline: a chart of weekly sales with a dashed line for last week repeated, a solid line for the model, and the errors 41 and 29 beside them.',
    },
  },
  description:
    'Fitting a model takes ten lines. The work lies around them: which decision it serves, what a plain guess would have cost, whether the test rows leaked into training, who is hurt by a wrong answer. The 26 weeks lead from the first line of Python through statistics, machine learning, forecasting and deep learning to retrieval, agents and deployment, on data about sales, machine downtime, churn and scanned documents. The result is a running service and a card that states its limits.',
  enrolAs: 'AI & Data Science',
  certificate: {
    rating: 4.8,
    level: 'Beginner',
    duration: '6 months at 10 hours a week',
    schedule: 'Flexible schedule',
    pace: 'Learn at your own pace',
  },
  about: {
    heading: 'Week one: the forecast that a clerk could make',
    paragraphs: [
      'The first exercise needs no library. You are given two years of weekly sales for forty items and forecast the coming week by repeating the last. The error goes on a sheet, and the sheet stays with you until the capstone. Each cleverer method has to beat that number on weeks that it has never seen, and some of them fail. Whoever came for neural networks may find this tiresome at first. It pays when you catch yourself asking every chart what it was compared with.',
      'Leakage is the hardest topic because everything looks better while it is happening. A field that is filled in after a customer has gone predicts beautifully that the customer will go. You build such a model on purpose, admire the score, and look for the fault. Generative AI brings its own trap: a fluent answer carries no error bar. Retrieval and agents are therefore taught together with the set of questions, answers and sources that judges them.',
      'School mathematics is enough. Each formula is computed by hand on ten rows before a library touches it, and Python starts at the first line. All the data is synthetic, so that it can be shared and broken freely. The last thing you write is a page of plain English, the model card, which says where the model should not be used. It accompanies a service behind an API, a document assistant with its evaluation set, and notebooks that anyone can run from top to bottom.',
    ],
  },
  outcomes: {
    heading: 'Claims you can back with a notebook',
    items: [
      'Turn a business wish into a target, a unit of prediction, a baseline and a cost for each kind of error.',
      'Clean and join tables in pandas and SQL, and keep a log of every row that was dropped.',
      'Judge an A/B test: sample size, interval, and whether the difference is worth acting on.',
      'Train, validate and compare models without leakage, and report the result beside the baseline.',
      'Forecast demand for forty items with rolling validation and say which of them cannot be forecast.',
      'Build a retrieval assistant over documents and measure correct, wrong and unsupported answers.',
      'Put a model behind an API, log its inputs and detect when they drift.',
      'Write a model card with intended use, data, bias checks and limits.',
    ],
  },
  learn: {
    heading: 'From a spreadsheet guess to a watched service',
    intro:
      'The first seven weeks make you fluent with data, the next seven teach models that work on tables, then come text, networks and generative systems, and at last the part that keeps a model alive. An ordinary laptop with 16 GB suffices; heavier training uses rented machines with a limit set beforehand.',
    modules: [
      {
        title: 'Python, notebooks, Git',
        when: 'Weeks 1-2',
        topics: [
          'The clerk’s forecast, by hand and then in Python',
          'Types, functions, files and errors',
          'Notebooks that run from top to bottom',
          'Version control for code, and a rule for data',
        ],
      },
      {
        title: 'Tables',
        when: 'Weeks 3-4',
        topics: [
          'NumPy arrays and pandas frames',
          'SQL joins, windows and grouping',
          'Missing values, duplicates, units and time zones',
          'A cleaning log that somebody else can follow',
        ],
      },
      {
        title: 'Statistics for decisions',
        when: 'Weeks 5-6',
        topics: [
          'Distributions, medians and why the mean misleads',
          'Confidence intervals by resampling',
          'Hypothesis tests, power and many comparisons',
          'A/B tests from planning to verdict',
        ],
      },
      {
        title: 'Charts that can be read',
        when: 'Week 7',
        topics: [
          'Choosing a chart by the question',
          'Scale, colour and annotation',
          'One page for a plant head',
        ],
      },
      {
        title: 'Machine learning on tables',
        when: 'Weeks 8-10',
        topics: [
          'Linear and logistic regression, coefficients in words',
          'Trees, forests and boosting',
          'Clustering, and the temptation to name every cluster',
          'Precision, recall and the price of each mistake',
          'scikit-learn pipelines',
        ],
      },
      {
        title: 'Features, leakage, validation',
        when: 'Weeks 11-12',
        topics: [
          'Features from dates, counts and categories',
          'Splits by time, by customer and by machine',
          'Leakage built, found and repaired',
          'Tuning without looking at the answer',
        ],
      },
      {
        title: 'Forecasting',
        when: 'Weeks 13-14',
        topics: [
          'Trend, season, festival and stock-out in retail demand',
          'Exponential smoothing beside boosted trees',
          'Rolling origin evaluation against last week repeated',
          'From forecast to reorder quantity',
        ],
      },
      {
        title: 'Text and embeddings',
        when: 'Week 15',
        topics: [
          'Tokens, embeddings and similarity',
          'Classifying service tickets',
          'Extracting fields from scanned invoices',
        ],
      },
      {
        title: 'Deep learning with PyTorch',
        when: 'Weeks 16-17',
        topics: [
          'Tensors, gradients and one training loop written out',
          'Overfitting, regularisation and early stopping',
          'Transfer learning on a small image set',
          'Attention, explained on a sentence of six words',
        ],
      },
      {
        title: 'Generative AI that can be checked',
        when: 'Weeks 18-19',
        topics: [
          'Prompts, structured output and tool use',
          'Retrieval: chunking, ranking, quoting the source',
          'Evaluation sets, graders and their mistakes',
          'Guardrails and prompt injection',
        ],
      },
      {
        title: 'Agents',
        when: 'Week 20',
        topics: [
          'Plan, act, observe: a loop with a budget',
          'The Model Context Protocol and permissions',
          'Where a person has to confirm',
        ],
      },
      {
        title: 'MLOps in the cloud',
        when: 'Weeks 21-22',
        topics: [
          'Tracking runs and packaging a model',
          'Deployment in Azure Machine Learning',
          'A lab in Microsoft Foundry',
          'Drift, alerts and retraining',
          'What a prediction costs',
        ],
      },
      {
        title: 'Responsibility',
        when: 'Week 23',
        topics: [
          'Bias measured by group, and what may be done about it',
          'Personal data under the DPDP Act',
          'Model cards and the right to refuse a use',
        ],
      },
      {
        title: 'Capstone',
        when: 'Weeks 24-26',
        topics: [
          'A question with an owner and a business measure',
          'Baseline, model, error analysis',
          'Service, monitoring, card',
          'A defence before people who do not code',
        ],
      },
    ],
    projects: [
      'Demand forecast for forty retail items, scored each week against the guess from week one.',
      'A downtime or churn model with its leakage audit and a cost for every kind of error.',
      'A document assistant that quotes its source, delivered with the evaluation set that judges it.',
      'The capstone service: API, monitoring page and model card.',
    ],
  },
  skills: {
    heading: 'Methods you will have used, and doubted',
    items: [
      'Python',
      'pandas and NumPy',
      'SQL',
      'Statistical inference',
      'A/B testing',
      'Data visualisation',
      'scikit-learn',
      'Feature engineering',
      'Time-series forecasting',
      'Embeddings',
      'PyTorch basics',
      'Retrieval-augmented generation',
      'Evaluation of AI systems',
      'Agents and tool use',
      'MLOps basics',
      'Model cards',
    ],
    certification:
      'Two exams that many courses still name can no longer be taken: DP-100 was retired on 1 June 2026 and AI-900 on 30 June 2026. The AI modules here are aligned to AI-901, the fundamentals exam, and prepare you to go on to AI-103 for developers of AI apps and agents or AI-300 for machine learning operations. They are Microsoft’s exams, with Microsoft’s fee and booking. We add a certificate of completion; the notebooks and the service are the stronger evidence.',
    roles: [
      'Data analyst',
      'Junior data scientist',
      'ML engineer trainee',
      'AI application developer',
    ],
  },
  related: {
    services: ['powerbi-details', 'azure-details'],
    courses: ['powerbi-details', 'azure-details'],
    posts: [3],
  },
});
