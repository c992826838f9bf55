/** Options of the catalogue's filters, for stories. */
export const filterOptions = {
  level: [
    { value: 'beginner', label: 'Beginner' },
    { value: 'intermediate', label: 'Intermediate' },
    { value: 'expert', label: 'Expert' },
  ],
  domain: [
    { value: 'cloud engineering', label: 'Cloud engineering' },
    { value: 'cybersecurity', label: 'Cybersecurity' },
    { value: 'devops', label: 'DevOps' },
    { value: 'devsecops', label: 'DevSecOps' },
  ],
  type: [
    { value: 'course', label: 'Course' },
    { value: 'lab', label: 'Lab' },
  ],
}
